import { createAreaWords } from '../i18n/area-words.ts'
import { useWords } from '../i18n/use-words.ts'
import { questionsEnUS, type QuestionsWords } from './words/en-US.ts'

export const questionsWords = createAreaWords<QuestionsWords>(questionsEnUS, {
  'zh-CN': () => import('./words/zh-CN.ts').then((module) => module.questionsZhCN),
  'ja-JP': () => import('./words/ja-JP.ts').then((module) => module.questionsJaJP),
})

export const useQuestionsWords = () => useWords(questionsWords)
