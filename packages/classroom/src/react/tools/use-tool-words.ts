import { createAreaWords } from '../i18n/area-words.ts'
import { useWords } from '../i18n/use-words.ts'
import { toolsEnUS, type ToolWords } from './words/en-US.ts'

const toolWords = createAreaWords<ToolWords>(toolsEnUS, {
  'zh-CN': () => import('./words/zh-CN.ts').then((module) => module.toolsZhCN),
  'ja-JP': () => import('./words/ja-JP.ts').then((module) => module.toolsJaJP),
})

export const useToolWords = () => useWords(toolWords)
export type ToolTranslate = ReturnType<typeof useToolWords>
