import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { script } from '../../../web/embedScript.ts'

it('the script for other people’s pages is at most 5 kB as it is sent, and stands alone', async () => {
  const code = await script('')
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(5_000)
  expect(gzipSync(code).length).toBeLessThanOrEqual(2_500)
  expect(code).not.toMatch(/\bimport\s*[({"'`]|\bfrom\s*["'`]/)
})
