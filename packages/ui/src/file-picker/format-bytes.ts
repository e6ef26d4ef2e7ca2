import type { UiLanguage } from '../ui-text/ui-text.ts'

const KIB = 1024
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** `1.5 MB`, with 1,024 bytes to a kB, as people's own file lists have it. */
export function formatBytes(bytes: number, language: UiLanguage): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(KIB)))
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'narrow' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / KIB ** power)
}
