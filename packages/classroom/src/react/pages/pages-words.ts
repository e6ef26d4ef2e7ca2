import { createAreaWords } from '../i18n/area-words.ts'
import { enUS, type PagesWords } from './words/en-US.ts'

export const pagesWords = createAreaWords<PagesWords>(enUS, {
  'zh-CN': () => import('./words/zh-CN.ts').then((module) => module.zhCN),
  'ja-JP': () => import('./words/ja-JP.ts').then((module) => module.jaJP),
})
