/**
 * The tools that the teacher of a demo class uses in it: a clicker, questions, the buzzer, rewards, stars afterwards.
 */
import type { PracticeQuestion, RoomCommand } from '@hwjy/classroom/core'
import type { schema } from '../db/database.ts'

export type Happening = readonly [minute: number, who: string, command: RoomCommand]

const options = (...titles: readonly string[]) => titles.map((title, i) => ({ key: 'ABCDEF'.charAt(i), title }))

const CLICKER: PracticeQuestion = {
  questionId: null,
  title: '',
  isMultiple: false,
  options: options('', '', '', ''),
  correctKeys: ['C'],
}

const QUESTIONS: readonly PracticeQuestion[] = [
  {
    questionId: null,
    title: '“我想喝茶”里的“想”是什么意思？',
    isMultiple: false,
    options: options('思考', '想要', '想念'),
    correctKeys: ['B'],
  },
  {
    questionId: null,
    title: '哪些是饮料？',
    isMultiple: true,
    options: options('茶', '米饭', '咖啡', '牛奶'),
    correctKeys: ['A', 'C', 'D'],
  },
]

/** @param lessonId makes the practices' ids: no two lessons share one */
export function demoClassTools(lessonId: string, teacherId: string): readonly Happening[] {
  const id = (no: number) => `prc_${lessonId}_${no}`
  const answer = (who: string, minute: number, no: number, keys: readonly (readonly string[])[]): Happening => [
    minute,
    who,
    { type: 'answerPractice', practiceId: id(no), keys },
  ]
  const award = (
    minute: number,
    userIds: readonly string[],
    prize: 'star' | 'flower' | 'trophy',
    reason: string,
  ): Happening => [minute, teacherId, { type: 'awardPrize', userIds, prize, count: 1, reason }]
  const open = (
    minute: number,
    no: number,
    kind: 'clicker' | 'buzzer' | 'questions',
    title: string,
    questions: readonly PracticeQuestion[],
  ): Happening => [
    minute,
    teacherId,
    { type: 'openPractice', practiceId: id(no), kind, title, questions, limitSeconds: kind === 'questions' ? 180 : 0 },
  ]
  const close = (minute: number, no: number): Happening => [
    minute,
    teacherId,
    { type: 'closePractice', practiceId: id(no) },
  ]
  return [
    award(17, ['usr_anna', 'usr_ben', 'usr_chika'], 'star', '朗读很流利'),
    open(19, 1, 'clicker', '听一听，选一选', [CLICKER]),
    answer('usr_anna', 19.2, 1, [['C']]),
    answer('usr_ben', 19.3, 1, [['B']]),
    answer('usr_chika', 19.4, 1, [['C']]),
    answer('usr_emma', 19.5, 1, [['C']]),
    close(21, 1),
    open(24, 2, 'questions', '课堂练习', QUESTIONS),
    answer('usr_anna', 24.5, 2, [['B'], ['A', 'C', 'D']]),
    answer('usr_ben', 25, 2, [['B'], ['A', 'C']]),
    answer('usr_chika', 25.2, 2, [['A'], ['A', 'C', 'D']]),
    answer('usr_diego', 25.5, 2, [['B'], []]),
    answer('usr_grace', 26, 2, [['B'], ['A', 'C', 'D']]),
    close(28, 2),
    award(29, ['usr_anna', 'usr_grace'], 'flower', '练习全对'),
    open(33, 3, 'buzzer', '看图抢答', []),
    answer('usr_chika', 33.02, 3, []),
    answer('usr_anna', 33.03, 3, []),
    answer('usr_emma', 33.05, 3, []),
    close(34, 3),
    award(41, ['usr_chika'], 'trophy', '抢答第一名'),
  ]
}

type PerformanceRow = typeof schema.lessonPerformance.$inferInsert

/** The teacher's marks for some of the students. */
export function demoPerformances(lessonId: string, writtenAt: number): PerformanceRow[] {
  const row = (studentId: string, stars: readonly [number, number, number], comment: string): PerformanceRow => ({
    lessonId,
    studentId,
    listening: stars[0],
    speaking: stars[1],
    participation: stars[2],
    comment,
    writtenAt,
  })
  return [
    row('usr_anna', [5, 4, 5], '声调进步很大，第三声再练一练。继续加油！'),
    row('usr_ben', [4, 4, 4], '发音清楚，记得复习量词。'),
    row('usr_chika', [5, 5, 5], '抢答又快又准，可以试着说长一点的句子。'),
  ]
}
