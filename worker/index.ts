import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { endpoints } from './api/index.ts'
import { fail, INTERNAL } from './api/problems.ts'
import { route } from './api/routes.ts'
import { type App, isListed, securityHeaders } from './http.ts'
import { missing, tablePage } from './unfurl/page.ts'

export { Gallery } from './gallery.ts'
export { Table } from './table.ts'

const app = new Hono<App>()

app.use(securityHeaders)
app.use(cors({ origin: (origin, c) => (isListed(c, origin) ? origin : null), maxAge: 86_400 }))

route(app, endpoints)

/** What chat programs and social networks are shown of a link. */
app.get('/t/*', tablePage)

app.notFound(missing)

app.onError((error, c) => {
  console.error('api failed', c.req.method, c.req.path, error)
  return fail(c, INTERNAL)
})

export default app
