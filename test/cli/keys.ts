import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { argumentsOf, stop } from './arguments.ts'

const USAGE = `usage: npm run keys [-- --subject mailto:you@example.org] [--file FILE] [--quiet]
  Makes the keys that Web Push needs and puts them into .dev.vars, where local servers find them and nothing is committed.
  Keys that are there already stay. Says how to set them for a service.`

const HERE = fileURLToPath(new URL('../../.dev.vars', import.meta.url))

const { values } = argumentsOf(
  {
    options: {
      subject: { type: 'string', default: 'mailto:railhead@example.org' },
      file: { type: 'string', default: HERE },
      quiet: { type: 'boolean', default: false },
    },
  },
  USAGE,
)

if (!/^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(values.subject)) {
  stop('The subject has to be mailto: or https:, so that push services can reach whoever sends messages.')
}

const written = existsSync(values.file) ? readFileSync(values.file, 'utf8') : ''
const kept = (name: string): string | undefined => written.match(new RegExp(`^${name}\\s*=\\s*"?([^"\\n]+)`, 'm'))?.[1]

const old = kept('VAPID_PUBLIC')
if (old === undefined) {
  const { publicKey, privateKey } = await newKeys()
  const lines = { VAPID_PUBLIC: publicKey, VAPID_PRIVATE: privateKey, VAPID_SUBJECT: values.subject }
  const text = Object.entries(lines).map(([name, value]) => `${name}="${value}"\n`)
  appendFileSync(values.file, `${written === '' || written.endsWith('\n') ? '' : '\n'}${text.join('')}`, {
    mode: 0o600,
  })
  say(publicKey)
} else say(old)

function say(publicKey: string): void {
  if (values.quiet) return
  console.log(`Keys for Web Push are in ${values.file}.

For a service, in [vars] of wrangler.toml:

  VAPID_PUBLIC = "${publicKey}"
  VAPID_SUBJECT = "mailto:you@example.org"

and the private one, which is VAPID_PRIVATE in that file, where nobody can read it:

  npm run wrangler -- secret put VAPID_PRIVATE

Keep both: with other keys every device has to be told anew to listen.`)
}

/** ECDSA on P-256 (RFC 8292): the public key as a point, the private one as its number. */
async function newKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const point = await crypto.subtle.exportKey('raw', pair.publicKey)
  const { d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey: d }
}
