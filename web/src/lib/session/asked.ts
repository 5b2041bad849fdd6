/** The entry that the address of this page asks for. */
export function momentAsked(): number | null {
  const asked = new URLSearchParams(location.search).get('at')
  return asked !== null && /^(-1|\d{1,6})$/.test(asked) ? Number(asked) : null
}
