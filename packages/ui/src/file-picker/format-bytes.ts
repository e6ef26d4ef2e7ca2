import type { UiLanguage } from '../ui-text/ui-text.ts'

const KIB = 1024
const units = ['B', 'kB', 'MB', 'GB'] as const

/** `1.5 MB`, with 1,024 bytes to a kB, as people's own file lists have it; number and unit stay on one line. */
export function formatBytes(bytes: number, language: UiLanguage): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(KIB)))
  const number = (bytes / KIB ** power).toLocaleString(language, { maximumFractionDigits: power > 1 ? 1 : 0 })
  return `${number}\u00a0${units[power]}`
}
