/** The words of the room. English is built in; the other languages are loaded when first asked for. */
import { createLoader, formatMessage, type Language, type Loader, type MessageValue } from '@hwjy/base'
import type { CloseReason } from '../../core/live/live-protocol.ts'
import type { RefusalCode } from '../../core/room/room-types.ts'
import type { RtcErrorCode } from '../../ports/rtc-engine.ts'
import { enUS, type LabelKey, type Labels } from './en-US.ts'

export { type Language, LANGUAGES } from '@hwjy/base'
export type { LabelKey, Labels }

export type LabelValues = Readonly<Record<string, MessageValue>>
/** `t('chat.unread', { count: 2 })` */
export type Translate = (key: LabelKey, values?: LabelValues) => string

// Every code a person can meet has a sentence; a code without one does not compile.
type CodeLabel = `refusal.${RefusalCode}` | `closed.${CloseReason | 'left'}` | `rtc.${RtcErrorCode}`
enUS satisfies Readonly<Record<CodeLabel, string>>

const loaders: Readonly<Record<Exclude<Language, 'en-US'>, Loader<Labels>>> = {
  'zh-CN': createLoader(() => import('./zh-CN.ts').then((module) => module.zhCN)),
  'ja-JP': createLoader(() => import('./ja-JP.ts').then((module) => module.jaJP)),
}

/** Null until they have been loaded. */
export const loadedLabels = (language: Language): Labels | null =>
  language === 'en-US' ? enUS : loaders[language].loaded()

export const loadLabels = async (language: Language): Promise<Labels> =>
  language === 'en-US' ? enUS : loaders[language].load()

export function createTranslate(language: Language, labels: Labels, overrides: Partial<Labels> = {}): Translate {
  return (key, values) => {
    const text = overrides[key] ?? labels[key]
    return values ? formatMessage(text, values, language) : text
  }
}
