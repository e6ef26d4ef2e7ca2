import type { QuestionSaveRequest } from '@hwjy/sdk'

/** Questions to start from, one for each way of asking. What is taught is Chinese in every language of the app. */
export const exampleQuestions = {
  choice: {
    type: 'singleChoice',
    title: '“你叫什么名字？”应该怎么回答？',
    options: [
      { key: 'A', title: '我很好。' },
      { key: 'B', title: '我叫安娜。' },
      { key: 'C', title: '再见。' },
    ],
    correctKeys: ['B'],
    analysis: '“叫”后面直接说名字。',
    difficulty: 'easy',
  },
  several: {
    type: 'multipleChoice',
    title: '哪些是水果？',
    options: [
      { key: 'A', title: '苹果' },
      { key: 'B', title: '米饭' },
      { key: 'C', title: '西瓜' },
      { key: 'D', title: '面包' },
    ],
    correctKeys: ['A', 'C'],
    analysis: '米饭和面包是主食。',
    difficulty: 'easy',
  },
  aloud: {
    type: 'readAloud',
    title: '请大声朗读下面的句子。',
    passage: '我想喝茶，你想喝什么？',
    analysis: '注意“想”是第三声。',
    difficulty: 'normal',
  },
  text: {
    type: 'subjective',
    title: '请用“因为……所以……”写一个句子。',
    answerModes: ['text'],
    analysis: '例如：因为下雨，所以我没去公园。',
    difficulty: 'normal',
  },
  photo: {
    type: 'subjective',
    title: '请在田字格里写“朋友”，每个字写五遍，拍照交上来。',
    answerModes: ['photo'],
    analysis: '注意“友”的第三笔是横撇。',
    difficulty: 'normal',
  },
  fillIn: {
    type: 'fillIn',
    title: '我去商店____苹果。',
    typed: { answerBy: 'ime', accepted: [['买']], pinyin: [[]] },
    analysis: '“买”是第三声，“卖”是第四声。',
    difficulty: 'easy',
  },
  dictation: {
    type: 'dictation',
    title: '请写出你听到的话。',
    typed: { answerBy: 'ime', accepted: [['再见', '再见。']], pinyin: [[]] },
    analysis: '“再”不是“在”。',
    difficulty: 'easy',
  },
} as const satisfies Readonly<Record<string, QuestionSaveRequest>>

export type ExampleName = keyof typeof exampleQuestions
export const exampleNames = [
  'choice',
  'several',
  'aloud',
  'text',
  'photo',
  'fillIn',
  'dictation',
] as const satisfies readonly ExampleName[]
