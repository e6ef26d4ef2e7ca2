import type { PaperSaveRequest, QuestionSaveRequest } from '@hwjy/sdk/schemas'
import type { CallSamples } from './call-sample.ts'
import type { TestSchool } from '../support/test-school.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const ofTeacher = { as: 'teacher.li', neighbour: 'teacher.wang' }
const ofStudent = { as: 'student.anna', neighbour: 'student.noor' }
const own = { as: 'teacher.li', neighbour: null }
const me = { as: 'student.anna', neighbour: null }

const question: QuestionSaveRequest = {
  type: 'singleChoice',
  title: '“谢谢”应该怎么回答？',
  options: [
    { key: 'A', title: '不客气。' },
    { key: 'B', title: '对不起。' },
  ],
  correctKeys: ['A'],
  analysis: '别人说“谢谢”，我们说“不客气”。',
  difficulty: 'easy',
}

const paper: PaperSaveRequest = {
  title: '第二课练习',
  content: '先读课文，再做练习。',
  kind: 'dailyTask',
  isTemplate: true,
  fullScore: 100,
  questions: [
    { questionId: 'qst_hsk1_1', score: 40 },
    { questionId: 'qst_hsk1_7', score: 60 },
  ],
}

/** Starts in a minute and ends in a day. */
const times = ({ clock }: TestSchool) => ({
  startTime: new Date(clock.now() + MINUTE_MS).toISOString(),
  endTime: new Date(clock.now() + DAY_MS).toISOString(),
})

async function template(school: TestSchool) {
  const { summary } = await school.data('savePaper', paper, 'teacher.li')
  return { paperId: summary.paperId }
}

async function given(school: TestSchool, status: 'draft' | 'published' = 'published', change: object = {}) {
  const input = { classId: 'cls_hsk1', ...(await template(school)), ...times(school), status, ...change }
  const { homework } = await school.data('createHomework', input, 'teacher.li')
  return { homeworkId: homework.homeworkId }
}

/** Of the demo school, and Anna's work there. */
const demo = {
  open: { homeworkId: 'hmw_hsk1_open' },
  waiting: { homeworkId: 'hmw_hsk1_waiting' },
  waitingWork: { answerPaperId: 'anp_hsk1_waiting_anna' },
  gradedWork: { answerPaperId: 'anp_hsk1_graded_anna' },
} as const

export const homeworkCalls = {
  deleteHomework: { ...ofTeacher, input: (school) => given(school) },
  deletePaper: { ...ofTeacher, input: template },
  deleteQuestion: {
    ...ofTeacher,
    input: async (school) => ({ questionId: (await school.data('saveQuestion', question, 'teacher.li')).questionId }),
  },
  listHomework: {
    ...own,
    input: {
      state: 'waiting',
      classId: 'cls_hsk1',
      courseId: 'crs_hsk1',
      from: '2026-01-01T00:00:00.000Z',
      until: '2027-01-01T00:00:00.000Z',
    },
  },
  createHomework: {
    ...ofTeacher,
    input: async (school) => ({ classId: 'cls_hsk1', ...(await template(school)), ...times(school), limitMinutes: 40 }),
  },
  markHomework: {
    ...ofTeacher,
    input: {
      ...demo.waitingWork,
      answerSubmitDto: {
        comment: '写得很好！',
        answers: [
          { no: 1, score: 25 },
          { no: 2, score: 25 },
          { no: 3, score: 20 },
          { no: 4, score: 26, comment: '再写长一点。' },
        ],
      },
    },
  },
  listHomeworkStudents: { ...ofTeacher, input: demo.waiting },
  countHomeworkOfClasses: { ...own, input: {} },
  getWorkOfStudent: { ...ofTeacher, input: { ...demo.waiting, stuId: 'usr_anna' } },
  remindOfHomework: { ...ofTeacher, input: { ...demo.open, stuIds: ['usr_anna', 'usr_ben'] } },
  countHomeworkOfLessons: { ...ofTeacher, input: { classId: 'cls_hsk1' } },
  countWaitingWork: { ...own, input: { classId: 'cls_hsk1' } },
  markAnswerPaper: {
    ...ofTeacher,
    input: {
      ...demo.waitingWork,
      paper: { comment: '写得很好！' },
      list: [
        { no: 1, score: 25 },
        { no: 2, score: 25 },
        { no: 3, score: 20 },
        { no: 4, score: 26 },
      ],
      commentList: [{ no: 4, comment: '再写长一点。' }],
      imageList: [{ no: 4, imageIds: [] }],
    },
  },
  listPapers: { ...own, input: { isTemplate: true, kind: 'test', keyword: '测验' } },
  listQuestions: { ...own, input: { scope: 'all', type: 'singleChoice', difficulty: 'easy', keyword: '名字' } },
  listAnswerPapers: { ...own, input: { classId: 'cls_hsk1', stuId: 'usr_anna', state: 'waiting', isOverdue: false } },
  getAnswerPaper: { ...ofTeacher, input: demo.waitingWork },
  updateMarkBy: {
    ...ofTeacher,
    input: async ({ clock }) => ({
      ...demo.waiting,
      correctTime: new Date(clock.now() + 14 * DAY_MS).toISOString(),
    }),
  },

  listHomeworkOfLesson: { ...ofStudent, input: async (school) => ({ lessonId: await school.lessonNow() }) },
  countHomeworkByState: { ...me, input: { courseId: 'crs_hsk1', month: '2026-11' } },
  listHomeworkOfStudent: { ...me, input: { courseId: 'crs_hsk1', month: '2026-11', state: 'graded', kind: 'test' } },
  listHomeworkFilters: { ...me, input: {} },
  listPendingHomework: { ...me, input: { current: 1, size: 10 } },
  getStudentHomework: { ...ofStudent, input: demo.waiting },
  startHomework: { ...ofStudent, input: demo.open },
  saveAnswers: {
    ...ofStudent,
    input: async (school) => {
      await school.data('startHomework', demo.open, 'student.anna')
      return {
        ...demo.open,
        answers: [
          { no: 1, keys: ['B'] },
          { no: 4, text: '我妈妈在医院工作。' },
        ],
      }
    },
  },
  handInHomework: {
    ...ofStudent,
    input: async (school) => {
      await school.data('startHomework', demo.open, 'student.anna')
      return demo.open
    },
  },
  takeBackHomework: {
    ...ofStudent,
    input: async (school) => {
      await school.data('startHomework', demo.open, 'student.anna')
      await school.data('handInHomework', demo.open, 'student.anna')
      return demo.open
    },
  },
  reviewAnswerPaper: { ...ofStudent, input: demo.gradedWork },

  saveQuestion: { ...own, input: question },
  saveQuestions: { ...own, input: { commandId: 'imp_4f1c9a02', questions: [question] } },
  getQuestion: { ...own, input: { questionId: 'qst_hsk2_3' } },
  savePaper: { ...own, input: paper },
  getPaper: { ...ofTeacher, input: { paperId: 'pap_hsk1_open_template' } },
  copyPaper: { ...ofTeacher, input: { paperId: 'pap_hsk1_open_template', title: '课后练习二', isTemplate: false } },
  getHomework: { ...ofTeacher, input: demo.open },
  updateHomework: { ...ofTeacher, input: async (school) => ({ ...(await given(school)), title: '第二课复习' }) },
  publishHomework: { ...ofTeacher, input: (school) => given(school, 'draft') },
  withdrawHomework: { ...ofTeacher, input: (school) => given(school) },
  getPreparedQuestions: {
    ...ofTeacher,
    input: async (school) => {
      const lessonId = await school.lessonNow()
      await school.data('savePreparedQuestions', { lessonId, questionIds: ['qst_hsk1_1'] }, 'teacher.li')
      return { lessonId }
    },
  },
  savePreparedQuestions: {
    ...ofTeacher,
    input: async (school) => ({
      lessonId: await school.lessonNow(),
      questionIds: [(await school.data('saveQuestion', question, 'teacher.li')).questionId],
    }),
  },
  saveMarkingDraft: {
    ...ofTeacher,
    input: {
      ...demo.waitingWork,
      comment: '写得很好！',
      list: [
        { no: 1, score: 25 },
        { no: 4, score: null },
      ],
    },
  },
  listMarkingPhrases: { ...own, input: { questionType: 'readAloud' } },
  saveMarkingPhrase: { ...own, input: { text: '第三声再低一点。', questionType: 'readAloud', points: -2 } },
  deleteMarkingPhrase: {
    ...own,
    input: async (school) => ({
      phraseId: (await school.data('saveMarkingPhrase', { text: '读得很清楚。' }, 'teacher.li')).phraseId,
    }),
  },
  releaseMarks: { ...ofTeacher, input: (school) => given(school, 'published', { marksShown: 'together' }) },
  listAnswersOfQuestion: { ...ofTeacher, input: { ...demo.waiting, no: 1 } },
  setStudentHomework: { ...ofTeacher, input: { ...demo.open, stuId: 'usr_anna', isExcused: true } },
  returnAnswerPaper: { ...ofTeacher, input: { ...demo.waitingWork, comment: '请把第四题写完。' } },
} satisfies CallSamples
