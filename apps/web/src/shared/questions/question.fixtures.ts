import type { QuestionBody } from './question-rules.ts'

const body: QuestionBody = {
  no: 1,
  type: 'singleChoice',
  title: '“你叫什么名字？”应该怎么回答？',
  passage: '',
  attachments: [],
  options: [
    { key: 'A', title: '我叫安娜。' },
    { key: 'B', title: '我是很好。' },
    { key: 'C', title: '他得走了。' },
  ],
  answerModes: ['choice'],
  fullScore: 10,
}

export const singleChoice = body
export const multipleChoice: QuestionBody = { ...body, no: 2, type: 'multipleChoice', title: '哪些句子是对的？' }
export const readAloud: QuestionBody = {
  ...body,
  no: 3,
  type: 'readAloud',
  title: '请朗读下面的句子。',
  passage: '我想喝茶，你呢？',
  options: [],
  answerModes: ['audio'],
  fullScore: 20,
}
export const written: QuestionBody = {
  ...body,
  no: 4,
  type: 'subjective',
  title: '请介绍一下你的朋友。',
  passage: '他长得很高，每天都觉得很快乐。',
  options: [],
  answerModes: ['text', 'photo'],
  fullScore: 30,
}
