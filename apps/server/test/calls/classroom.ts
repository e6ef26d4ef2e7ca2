import type { CallSamples } from './call-sample.ts'
import { endedLesson, replayedLesson, runningLesson } from './lessons.ts'
import { uploadedKey } from '../support/uploaded-key.ts'
import type { TestSchool } from '../support/test-school.ts'

const ofTeacher = { as: 'teacher.li', neighbour: 'teacher.wang' }
const ofStudent = { as: 'student.anna', neighbour: 'student.noor' }
const CLICKER = {
  kind: 'clicker' as const,
  title: '听一听',
  limitSeconds: 60,
  optionCount: 4,
  correctKeys: ['B' as const],
}

/** A clicker that takes answers, in a class that teacher.li and student.anna are in. */
export async function openedPractice(school: TestSchool) {
  const { lessonId } = await runningLesson(school)
  const { practiseId } = await school.data('openPractice', { lessonId, ...CLICKER }, 'teacher.li')
  return { lessonId, practiseId }
}

const practice = async (school: TestSchool) => ({ practiseId: (await openedPractice(school)).practiseId })
const lessonOf = async (school: TestSchool) => ({ lessonId: (await openedPractice(school)).lessonId })
const annaAfter = async (school: TestSchool) => ({ ...(await endedLesson(school)), stuId: 'usr_anna' })

async function picture(school: TestSchool) {
  return { newFileName: await uploadedKey(school, 'teacher.li'), name: '米字格' }
}

async function shownFile(school: TestSchool) {
  const { lessonId } = await runningLesson(school)
  const file = new File(['%PDF-1.7 第三课'], '第三课.pdf', { type: 'application/pdf' })
  const { lessonResourceId } = await school.data('uploadLessonResource', { lessonId, file }, 'teacher.li')
  return { lessonResourceIds: [lessonResourceId], teachingType: 'live' }
}

export const classroomCalls = {
  openPractice: { ...ofTeacher, input: async (school) => ({ ...(await runningLesson(school)), ...CLICKER }) },
  endPractice: { ...ofTeacher, input: practice },
  closePractice: { ...ofTeacher, input: practice },
  answerPractice: {
    ...ofStudent,
    input: async (school) => ({ ...(await practice(school)), answers: [{ no: 1, keys: ['B'] }] }),
  },
  teacherListPractices: { ...ofTeacher, input: lessonOf },
  studentListPractices: { ...ofStudent, input: lessonOf },
  listCompletedPractices: { ...ofStudent, input: endedLesson },
  awardPrize: {
    ...ofTeacher,
    input: async (school) => ({
      ...(await runningLesson(school)),
      stuIds: ['usr_anna'],
      kind: 'star',
      count: 1,
      reason: '朗读很流利',
    }),
  },
  revokePrize: {
    ...ofTeacher,
    input: async (school) => {
      const { lessonId } = await runningLesson(school)
      const award = { lessonId, stuIds: ['usr_anna'], kind: 'star' as const }
      // Another one stays.
      await school.data('awardPrize', award, 'teacher.li')
      const { prizes } = await school.data('awardPrize', award, 'teacher.li')
      return { lessonId, prizeId: prizes[0]?.prizeId ?? '' }
    },
  },
  teacherListPrizes: { ...ofTeacher, input: runningLesson },
  studentListPrizes: { ...ofStudent, input: runningLesson },
  // The list of everybody, with what each of six tables says about them.
  getClassPerformance: { ...ofTeacher, input: endedLesson, maxStatements: 14 },
  getStudentPerformance: { ...ofTeacher, input: annaAfter, maxStatements: 14 },
  writePerformance: {
    ...ofTeacher,
    input: async (school) => ({
      ...(await annaAfter(school)),
      listening: 5,
      speaking: 4,
      participation: 5,
      comment: '声调进步很大，继续加油！',
    }),
  },
  getOwnPerformance: { ...ofStudent, input: endedLesson, maxStatements: 14 },
  notePerformanceVisit: { ...ofStudent, input: endedLesson },
  noteReplayVisit: { ...ofStudent, input: endedLesson },
  // The whole page after class in one call.
  getLessonFinish: { ...ofStudent, input: endedLesson, maxStatements: 18 },
  getLiveStream: { ...ofStudent, input: runningLesson },
  recordLesson: { ...ofTeacher, input: async (school) => ({ ...(await runningLesson(school)), action: 'start' }) },
  stopBoardStream: { ...ofTeacher, input: runningLesson },
  uploadLessonResource: {
    ...ofTeacher,
    input: async (school) => ({
      ...(await runningLesson(school)),
      file: new File(['%PDF-1.7 第三课'], '第三课.pdf', { type: 'application/pdf' }),
    }),
  },
  removeLessonResources: { as: 'teacher.li', neighbour: null, input: shownFile },
  getLessonResources: { ...ofTeacher, input: runningLesson },
  listBoardBackgrounds: { as: 'teacher.li', neighbour: null, input: {} },
  addBoardBackground: { as: 'teacher.li', neighbour: null, input: picture },
  deleteBoardBackground: {
    ...ofTeacher,
    input: async (school) => {
      const { vbgId } = await school.data('addBoardBackground', await picture(school), 'teacher.li')
      return { vbgId }
    },
  },
  teacherRoomReplay: { ...ofTeacher, input: replayedLesson },
  studentRoomReplay: { ...ofStudent, input: replayedLesson },
  teacherRoomLog: {
    ...ofTeacher,
    input: async (school) => ({ ...(await replayedLesson(school)), afterSeq: 0, limit: 100 }),
  },
  studentRoomLog: {
    ...ofStudent,
    input: async (school) => ({ ...(await replayedLesson(school)), afterSeq: 0, limit: 100 }),
  },
  teacherReplayKeyframe: { ...ofTeacher, input: async (school) => ({ ...(await replayedLesson(school)), seq: 1_000 }) },
  studentReplayKeyframe: { ...ofStudent, input: async (school) => ({ ...(await replayedLesson(school)), seq: 1_000 }) },
} satisfies CallSamples
