import { about } from './about.ts'
import { answers } from './answers.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { forks } from './forks.ts'
import { embedding } from './oembed.ts'
import { describe } from './openapi.ts'
import { pictures } from './pictures.ts'
import { OpenApi } from './shapes.ts'
import { tables } from './tables.ts'

let document: string | undefined

const description: Endpoint = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  name: 'openApi',
  summary: 'This description',
  answers: { 200: { about: 'An OpenAPI 3.1 document.', json: OpenApi } },
  serve({ c }) {
    document ??= JSON.stringify(describe(endpoints))
    return c.body(document, 200, { 'Content-Type': 'application/json' })
  },
})

/** Every address of the API. */
export const endpoints: readonly Endpoint[] = [
  ...about,
  description,
  ...tables,
  ...answers,
  ...pictures,
  ...forks,
  embedding,
]
