/**
 * The words of the room. What it shows at once is built in, in English; the sentences of refusals, the words of what
 * opens later and the other languages are fetched.
 */
import { createLoader, formatMessage, type Language, type MessageValue } from '@hwjy/base'
import { createAreaWords } from './area-words.ts'
import type { LaterLabels } from './en-US.ts'
import { enUS, type FirstLabels } from './first/en-US.ts'

export { type Language, LANGUAGES } from '@hwjy/base'

export type Labels = FirstLabels & LaterLabels
export type LabelKey = keyof Labels
/** Those that are here; the others follow. */
export type ArrivedLabels = FirstLabels & Partial<LaterLabels>

export type LabelValues = Readonly<Record<string, MessageValue>>
/** `t('chat.unread', { count: 2 })`. Empty while the words of what opens later are not here yet. */
export type Translate = (key: LabelKey, values?: LabelValues) => string

export const firstWords = createAreaWords<FirstLabels>(enUS, {
  'zh-CN': () => import('./first/zh-CN.ts').then((module) => module.zhCN),
  'ja-JP': () => import('./first/ja-JP.ts').then((module) => module.jaJP),
})

export const laterWordsCode = createLoader(() => import('./later-words.ts').then((module) => module.laterWords))

export async function loadLabels(language: Language): Promise<Labels> {
  const [first, later] = await Promise.all([
    firstWords.load(language),
    laterWordsCode.load().then((words) => words.load(language)),
  ])
  return { ...first, ...later }
}

export function createTranslate(language: Language, labels: ArrivedLabels, overrides: Partial<Labels> = {}): Translate {
  return (key, values) => {
    const text = overrides[key] ?? labels[key] ?? ''
    return values ? formatMessage(text, values, language) : text
  }
}
