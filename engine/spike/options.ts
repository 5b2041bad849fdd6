import type { OptionField } from '../core/file/options.ts'

export const OPTIONS: readonly OptionField[] = [{ id: 'variant', values: ['basic', 'advanced'], default: 'basic' }]
