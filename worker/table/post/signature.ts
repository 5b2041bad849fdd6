/** Signatures by the Standard Webhooks scheme: whoever shares the secret can tell that a message is ours and fresh. */

export async function signed(secret: string, id: string, seconds: number, body: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (char) => char.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}.${seconds}.${body}`))
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`
}
