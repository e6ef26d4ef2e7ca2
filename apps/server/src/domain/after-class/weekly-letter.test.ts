import { expect, it } from 'vitest'
import { weeklyLetter } from './weekly-letter.ts'

const totals = {
  lessonsAttended: 2,
  lessonsAbsent: 0,
  minutes: 96,
  homeworkDone: 1,
  homeworkDue: 3,
  averageScore: null,
  prizes: 0,
}
const child = {
  name: 'Samuel',
  totals,
  missed: ['课后练习'],
  comments: [{ lessonName: '在饭馆点菜', comment: 'Speaks up.' }],
  words: [
    { hanzi: '菜单', pinyin: 'càidān', meaning: 'menu' },
    { hanzi: '茶', pinyin: 'chá', meaning: 'tea' },
    { hanzi: '米饭', pinyin: 'mǐfàn', meaning: 'rice' },
    { hanzi: '汤', pinyin: 'tāng', meaning: 'soup' },
  ],
}

it('a weekly letter names lessons, homework, the teacher’s words and three words to ask about', () => {
  const { subject, text } = weeklyLetter('Huawen Classroom', 'en-US', [child])
  expect(subject).toBe('Huawen Classroom: this week in Chinese class')
  expect(text.split('\n\n').at(2)?.split('\n')).toEqual([
    'Samuel',
    '2 of 2 lessons, 1 of 3 homework, 96 minutes in class.',
    'Not handed in: 课后练习',
    'The teacher on “在饭馆点菜”: Speaks up.',
    'Ask at dinner: 菜单 (càidān, menu), 茶 (chá, tea), 米饭 (mǐfàn, rice)',
  ])
})

it('a weekly letter of a quiet week says only its numbers', () => {
  const quiet = { ...child, missed: [], comments: [], words: [] }
  const lines = (language: 'zh-CN' | 'ja-JP') => weeklyLetter('华文', language, [quiet]).text.split('\n\n').at(2)
  expect(lines('zh-CN')).toBe('Samuel\n上课 2/2 节，作业完成 1/3 份，课堂学习 96 分钟。')
  expect(lines('ja-JP')).toBe('Samuel\n授業 2 回中 2 回に出席、宿題 3 件中 1 件を提出、授業時間は 96 分でした。')
})
