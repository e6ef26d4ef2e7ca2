import { createAreaWords } from '../../i18n/area-words.ts'
import { enUS, type ReplayWords } from './en-US.ts'

export const replayWords = createAreaWords<ReplayWords>(enUS, {
  'zh-CN': () => import('./zh-CN.ts').then((module) => module.zhCN),
  'ja-JP': () => import('./ja-JP.ts').then((module) => module.jaJP),
})
