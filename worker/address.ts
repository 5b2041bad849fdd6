/**
 * From where a request comes, as coarse as limits need it: an IPv4 address whole, of an IPv6 address the /64 that is
 * given to one customer. Null where the network tells none, and for this machine itself: whoever works or plays there
 * with all of a table's people is no crowd.
 */
export function addressOf(request: Request): string | null {
  const told = request.headers.get('CF-Connecting-IP')?.trim().toLowerCase() ?? ''
  const address = told.replace(/^::ffff:(?=[\d.]+$)/, '')
  if (address === '' || address === '::1' || address.startsWith('127.')) return null
  return address.includes(':') ? prefixOf(address) : address
}

function prefixOf(address: string): string {
  const [front = [], back] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const gap = back ? Array.from({ length: 8 - front.length - back.length }, () => '0') : []
  const groups = [...front, ...gap, ...(back ?? [])].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
