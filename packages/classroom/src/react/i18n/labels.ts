/** The words of the room. English is built in; the other languages are loaded when first asked for. */
import type { CloseReason } from '../../core/live/live-protocol.ts'
import type { RefusalCode } from '../../core/room/room-types.ts'
import type { RtcErrorCode } from '../../ports/rtc-engine.ts'
import { enUS, type LabelKey, type Labels } from './en-US.ts'

export type { LabelKey, Labels }

export const LANGUAGES = ['en-US', 'zh-CN', 'ja-JP'] as const
export type Language = (typeof LANGUAGES)[number]
export type LabelValues = Readonly<Record<string, string | number>>
/** `t('chat.unread', { count: 2 })` */
export type Translate = (key: LabelKey, values?: LabelValues) => string

// Every code a person can meet has a sentence; a code without one does not compile.
type CodeLabel = `refusal.${RefusalCode}` | `closed.${CloseReason | 'left'}` | `rtc.${RtcErrorCode}`
enUS satisfies Readonly<Record<CodeLabel, string>>

const loaders: Readonly<Record<Exclude<Language, 'en-US'>, () => Promise<Labels>>> = {
  'zh-CN': () => import('./zh-CN.ts').then((module) => module.zhCN),
  'ja-JP': () => import('./ja-JP.ts').then((module) => module.jaJP),
}

const loaded = new Map<Language, Labels>([['en-US', enUS]])

export const loadedLabels = (language: Language): Labels | undefined => loaded.get(language)

export async function loadLabels(language: Language): Promise<Labels> {
  const ready = loaded.get(language)
  if (ready) return ready
  if (language === 'en-US') return enUS
  const labels = await loaders[language]()
  loaded.set(language, labels)
  return labels
}

/**
 * Fills `{name}` with its value and `{count|# page|# pages}` with the form for one or for many, `#` being the number.
 * Numbers are written the language's way; an unknown name stays as it is, so that a wrong override is seen.
 */
export function formatLabel(text: string, values: LabelValues, language: Language): string {
  return text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^{}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    const written = typeof value === 'number' ? value.toLocaleString(language) : value
    if (one === undefined || many === undefined) return written
    return (value === 1 ? one : many).replace('#', written)
  })
}

export function createTranslate(language: Language, labels: Labels, overrides: Partial<Labels> = {}): Translate {
  return (key, values) => {
    const text = overrides[key] ?? labels[key]
    return values ? formatLabel(text, values, language) : text
  }
}
