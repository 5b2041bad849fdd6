import fc from 'fast-check'
import { inject } from 'vitest'

// Before every file of tests: what fast-check makes up follows from the seed of the run.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') })
