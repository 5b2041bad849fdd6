declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('./index.ts')
    durableNamespaces: 'Table' | 'Gallery'
  }

  interface Env {
    /** The built client. */
    readonly ASSETS: Fetcher
    readonly TABLE: DurableObjectNamespace<import('./table.ts').Table>
    /** Objects that hold the lines of people who watch. */
    readonly GALLERY: DurableObjectNamespace<import('./gallery.ts').Gallery>
    /** How many tables one address may make. */
    readonly MAKING: RateLimit
    /** What is drawn for one address, in units of cost; what was drawn before is not counted. */
    readonly DRAWING: RateLimit
    /** Origins besides our own that may use the API, comma separated: a client on Pages needs it. */
    readonly ALLOWED_ORIGINS: string
    /** How long a bot waits before it acts, so that people can follow. */
    readonly BOT_PAUSE_MS: string
    /** How many galleries a table may have for those who watch, and how many each of them holds. */
    readonly GALLERIES: string
    readonly WATCHERS_IN_GALLERY: string
    /** `1` lets webhooks go to any address, local ones too: for tests and for working on them, never for a public service. */
    readonly WEBHOOK_ALLOW_LOCAL: string
    /**
     * What proves to push services that it is us: `npm run keys` makes them. Without them push is not offered. The
     * private one is a secret of the Worker's; the subject is an address by which whoever runs this can be reached.
     */
    readonly VAPID_PUBLIC: string
    readonly VAPID_PRIVATE?: string
    readonly VAPID_SUBJECT: string
    /** For tests: where push messages are sent in place of their endpoints; only where local webhooks are allowed. */
    readonly PUSH_VIA: string
    /** When not empty, all chance follows from this: for tests only, since whoever knows it knows every card. */
    readonly PINNED_SEED: string
  }
}

declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}
