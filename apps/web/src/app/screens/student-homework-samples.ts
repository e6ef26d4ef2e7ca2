/** Tests of a student's homework begin with these two written questions of 25 points. */
import type { Answer, AnswerMark, EarlierTry, StudentHomework, StudentWork, WorkQuestion } from '@hwjy/sdk'

const now = Date.now()
export const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

export const homework: StudentHomework = {
  homeworkId: 'hmw_1',
  title: '课后练习',
  kind: 'dailyTask',
  fullScore: 50,
  questionCount: 2,
  classId: 'cls_1',
  className: '周末小班 A',
  course: { id: 'crs_1', name: '日常汉语入门' },
  lesson: null,
  teacher: { userId: 'usr_li', name: '李静', avatar: null },
  startTime: at(-600),
  endTime: at(6_000),
  limitMinutes: 0,
  state: 'notSubmitted',
  answerPaperId: 'anp_1',
  startedAt: at(-5),
  submittedAt: null,
  gradedAt: null,
  score: null,
  handInBy: at(6_000),
  markBy: at(16_000),
  canAnswer: true,
  answerDenial: null,
}
export const question = (no: number, change: Partial<WorkQuestion> = {}): WorkQuestion => ({
  no,
  type: 'subjective',
  title: `请介绍一下你的朋友 ${no}。`,
  passage: '',
  attachments: [],
  options: [],
  answerModes: ['text'],
  fullScore: 25,
  answer: null,
  key: null,
  mark: null,
  suggestedScore: null,
  ruby: [],
  ...change,
})
export const saved = (text: string): Answer => ({ keys: [], text, images: [], audio: [], savedAt: at(-3) })
export const work = (change: Partial<StudentHomework> = {}, questions = [question(1), question(2)]): StudentWork => ({
  homework: { ...homework, ...change },
  content: '先复习生词。',
  attachments: [],
  review: null,
  questions,
  serverTime: at(0),
  canTakeBack: false,
  earlierTries: [],
})
export const tryBefore: EarlierTry = {
  tryNo: 1,
  submittedAt: at(-8),
  gradedAt: at(-7),
  returnedAt: at(-6),
  score: 20,
  comment: '',
  commentImages: [],
  commentAudio: [],
  returnComment: '',
  answers: [],
}
export const page = (...records: StudentHomework[]) => ({
  records,
  total: records.length,
  current: 1,
  size: 20,
  pages: 1,
})
export const noFilters = { courses: [], months: [], states: [] }

/** A mark that was given by hand says only the points, and not whether the answer is right. */
export const mark = (score: number, comment = ''): AnswerMark => ({
  score,
  isCorrect: null,
  comment,
  commentAudio: [],
  markedImages: [],
  annotations: [],
})
