import { copyFileSync, cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Puts together what is uploaded to Pages. In the folder that the Worker serves itself it must not lie. */

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

rmSync(here('build'), { recursive: true, force: true })
cpSync(here('../web/build'), here('build'), { recursive: true })
for (const file of ['_worker.js', '_routes.json']) copyFileSync(here(file), here(`build/${file}`))
