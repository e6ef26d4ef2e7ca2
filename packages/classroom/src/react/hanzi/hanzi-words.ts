import { createAreaWords } from '../i18n/area-words.ts'
import { useWords } from '../i18n/use-words.ts'
import { hanziEnUS, type HanziWords } from './words/en-US.ts'

export const hanziWords = createAreaWords<HanziWords>(hanziEnUS, {
  'zh-CN': () => import('./words/zh-CN.ts').then((module) => module.hanziZhCN),
  'ja-JP': () => import('./words/ja-JP.ts').then((module) => module.hanziJaJP),
})

export const useHanziWords = () => useWords(hanziWords)
export type HanziTranslate = ReturnType<typeof useHanziWords>
