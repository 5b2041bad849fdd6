import type { OptionField } from '../core/file/options.ts'

export const OPTIONS: readonly OptionField[] = [
  {
    id: 'variant',
    label: 'Game',
    help: 'In the advanced game everybody chooses which side of each contract counts, and keeps one of two route cards.',
    values: [
      { id: 'basic', label: 'Basic' },
      { id: 'advanced', label: 'Advanced' },
    ],
    default: 'basic',
  },
]
