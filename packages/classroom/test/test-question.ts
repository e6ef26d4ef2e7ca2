import type { PracticeQuestion, TypedTask } from '../src/core/room/practice-types.ts'

/** 你好 — A, B or C; B is right. */
export const testQuestion = (change: Partial<PracticeQuestion> = {}): PracticeQuestion => ({
  questionId: null,
  title: '“谢谢”的意思是？',
  options: [
    { key: 'A', title: 'hello' },
    { key: 'B', title: 'thank you' },
    { key: 'C', title: 'goodbye' },
  ],
  isMultiple: false,
  correctKeys: ['B'],
  ...change,
})

/** 再见, as it is heard. */
export const typedQuestion = (change: Partial<TypedTask> = {}, title = ''): PracticeQuestion => ({
  questionId: null,
  title,
  options: [],
  isMultiple: false,
  correctKeys: [],
  task: { type: 'dictation', blanks: 1, answerBy: 'ime', accepted: [['再见']], pinyin: [[]], ...change },
})
