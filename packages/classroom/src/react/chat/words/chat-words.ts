import { createAreaWords } from '../../i18n/area-words.ts'
import { type ChatWords, enUS } from './en-US.ts'

export const chatWords = createAreaWords<ChatWords>(enUS, {
  'zh-CN': () => import('./zh-CN.ts').then((module) => module.zhCN),
  'ja-JP': () => import('./ja-JP.ts').then((module) => module.jaJP),
})
