import { untrack } from 'svelte'

/**
 * What is considered at a table is kept by name (this hex, that tile) in one object that lives as long as the page: it
 * shows as long as it is allowed, whatever comes in meanwhile and however often the line breaks, and is forgotten here,
 * when the question is another. While a component is set up.
 */
export function forgetWhenAskedAnew(question: () => string, forget: () => void): void {
  const asked = $derived(question())
  $effect.pre(() => {
    void asked
    untrack(forget)
  })
}
