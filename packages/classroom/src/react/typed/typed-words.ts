import { createAreaWords } from '../i18n/area-words.ts'
import { useWords } from '../i18n/use-words.ts'
import { typedEnUS, type TypedWords } from './words/en-US.ts'

export const typedWords = createAreaWords<TypedWords>(typedEnUS, {
  'zh-CN': () => import('./words/zh-CN.ts').then((module) => module.typedZhCN),
  'ja-JP': () => import('./words/ja-JP.ts').then((module) => module.typedJaJP),
})

export const useTypedWords = () => useWords(typedWords)
