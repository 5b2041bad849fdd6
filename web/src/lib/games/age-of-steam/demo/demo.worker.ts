import { demoSteps } from './demo.ts'

/** Bots play beside the page, so that nothing on it waits for them: one step for every message. */
const steps = demoSteps(String(Math.random()))
self.addEventListener('message', () => self.postMessage(steps.next().value))
