import type { RailheadTable } from '../element.ts'

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'railhead-table': HTMLAttributes<RailheadTable> & Readonly<Record<string, unknown>>
  }
}
