import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './imports.ts'

/** The message of an error is for developers, who read the docs of the API in English. */
const FOR_DEVELOPERS = ['worker/texts/en/errors.ts']

/** Every file of texts in English, wherever a folder `texts/en` lies: its path, with the language to be filled in. */
const english = ['web/src', 'worker']
  .flatMap((root) =>
    readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
  )
  .filter((file) => /\/texts\/en\/.*\.ts$/.test(file) && !FOR_DEVELOPERS.includes(file))

const folders = new Set(english.map((file) => file.replace(/(\/texts\/)en\/.*/, '$1')))

const languages = new Set(
  [...folders]
    .flatMap((folder) => readdirSync(join(ROOT, folder), { withFileTypes: true }))
    .filter((one) => one.isDirectory())
    .map(({ name }) => name),
)

describe('languages', () => {
  it.each([...languages])('%s has every file of texts that there is', (language) => {
    const missing = english
      .map((file) => file.replace('/texts/en/', `/texts/${language}/`))
      .filter((file) => !existsSync(join(ROOT, file)))
    expect(missing).toEqual([])
  })
})
