import { createAreaWords } from '../i18n/area-words.ts'
import { type ClipWords, enUS } from './words/en-US.ts'

export const clipWords = createAreaWords<ClipWords>(enUS, {
  'zh-CN': () => import('./words/zh-CN.ts').then((module) => module.zhCN),
  'ja-JP': () => import('./words/ja-JP.ts').then((module) => module.jaJP),
})
