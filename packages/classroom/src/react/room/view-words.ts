import { createAreaWords } from '../i18n/area-words.ts'
import { enUS, type ViewWords } from './words/en-US.ts'

/** The words of layouts, tiles and phone sheets. */
export const viewWords = createAreaWords<ViewWords>(enUS, {
  'zh-CN': () => import('./words/zh-CN.ts').then((module) => module.zhCN),
  'ja-JP': () => import('./words/ja-JP.ts').then((module) => module.jaJP),
})
