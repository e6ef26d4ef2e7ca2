import { createAreaWords } from '../i18n/area-words.ts'
import { type EarlierWords, enUS } from './words/en-US.ts'

export const earlierWords = createAreaWords<EarlierWords>(enUS, {
  'zh-CN': () => import('./words/zh-CN.ts').then((module) => module.zhCN),
  'ja-JP': () => import('./words/ja-JP.ts').then((module) => module.jaJP),
})
