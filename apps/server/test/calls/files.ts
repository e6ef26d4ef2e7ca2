import { PNG } from '../support/sample-files.ts'
import { addResource, MP4, PDF, upload } from '../support/uploads.ts'
import type { TestSchool } from '../support/test-school.ts'
import type { CallSamples } from './call-sample.ts'
import { endedLesson, waitingLesson } from './lessons.ts'

const file = { type: 'document', fileName: '第三课.pdf' } as const
const pdf = { ...file, content: PDF }
const film = { type: 'video', fileName: '第三课.mp4', content: MP4 } as const
const picture = { type: 'image', fileName: '书法.png', content: PNG } as const

const documentOf = (as: string) => async (school: TestSchool) => ({ resourceId: await addResource(school, as, pdf) })
const renamed = (as: string) => async (school: TestSchool) => ({
  ...(await documentOf(as)(school)),
  fileName: '第三课 生词.pdf',
})
const toAdd = (as: string) => async (school: TestSchool) => ({ ...file, newFileName: await upload(school, as, pdf) })
const toRead = (as: string) => async (school: TestSchool) => ({
  type: file.type,
  fileName: await upload(school, as, pdf),
})
const newFilm = async (school: TestSchool) => ({
  ...(await endedLesson(school)),
  title: '第三课 回放',
  durationSeconds: 1_800,
  newFileName: await upload(school, 'teacher.li', film),
})

const ofTeacher = { as: 'teacher.li', neighbour: 'teacher.wang' } as const
const ofStudent = { as: 'student.anna', neighbour: 'student.noor' } as const
const teachersOwn = { as: 'teacher.li', neighbour: null } as const
const studentsOwn = { as: 'student.anna', neighbour: null } as const

export const fileCalls = {
  teacherTempCredential: { ...teachersOwn, input: file },
  studentTempCredential: { ...studentsOwn, input: file },
  teacherAddCloudResource: { ...teachersOwn, input: toAdd('teacher.li') },
  studentAddCloudResource: { ...studentsOwn, input: toAdd('student.anna') },
  teacherReadCredential: { ...teachersOwn, input: toRead('teacher.li') },
  studentReadCredential: { ...studentsOwn, input: toRead('student.anna') },
  uploadBase64Image: {
    ...teachersOwn,
    input: { base64Str: `data:image/png;base64,${Buffer.from(PNG).toString('base64')}` },
  },
  addImages: {
    ...teachersOwn,
    input: async (school) => ({
      newFileNames: [await upload(school, 'teacher.li', picture)],
      fileNames: [picture.fileName],
    }),
  },
  deleteObjects: {
    ...teachersOwn,
    input: async (school) => ({ newFileNames: [await upload(school, 'teacher.li', pdf)] }),
  },
  copyResource: {
    ...ofTeacher,
    input: async (school) => ({ ...(await documentOf('teacher.li')(school)), courseId: 'crs_hsk1' }),
  },
  bringLessonFiles: {
    ...ofTeacher,
    input: async (school) => {
      const { lessonId: fromLessonId } = await endedLesson(school)
      const file = { ...(await documentOf('teacher.li')(school)), lessonId: fromLessonId }
      await school.data('uploadLessonResource', file, 'teacher.li')
      return { ...(await waitingLesson(school)), fromLessonId, resourceIds: [file.resourceId] }
    },
  },
  teacherGetStorage: { ...teachersOwn, input: {} },
  studentGetStorage: { ...studentsOwn, input: {} },
  listCloudResources: { ...teachersOwn, input: { type: 'document', keyword: '第三课', current: 1, size: 20 } },
  teacherRenameResource: { ...ofTeacher, input: renamed('teacher.li') },
  setResourcePublic: {
    ...ofTeacher,
    input: async (school) => ({ ...(await documentOf('teacher.li')(school)), isPublic: true }),
  },
  studentRenameResource: { as: 'student.anna', neighbour: 'student.ben', input: renamed('student.anna') },
  teacherListLessonResources: { ...ofTeacher, input: waitingLesson },
  studentListLessonResources: { ...ofStudent, input: waitingLesson },
  studentListResources: {
    ...studentsOwn,
    input: async (school) => {
      const shown = { ...(await documentOf('teacher.li')(school)), ...(await waitingLesson(school)) }
      await school.data('uploadLessonResource', shown, 'teacher.li')
      return { type: 'document', keyword: '第三课', current: 1, size: 20 }
    },
  },
  listCourseResources: { ...ofTeacher, input: { courseId: 'crs_hsk1' } },
  startTranscode: { ...ofTeacher, input: documentOf('teacher.li') },
  getTranscode: {
    ...ofTeacher,
    input: async (school) => {
      const document = await documentOf('teacher.li')(school)
      await school.data('startTranscode', document, 'teacher.li')
      // A PDF is counted at once, and has an address then.
      await school.backend.tick()
      return document
    },
  },
  deleteTranscode: { ...ofTeacher, input: documentOf('teacher.li') },
  teacherGetLessonMaterial: { ...ofTeacher, input: waitingLesson },
  studentGetLessonMaterial: { ...ofStudent, input: waitingLesson },
  getVideoSignature: { ...teachersOwn, input: { fileName: film.fileName } },
  listLessonReplays: { ...teachersOwn, input: { courseId: 'crs_hsk1', keyword: '课', current: 1, size: 20 } },
  addReplay: { ...ofTeacher, input: newFilm },
  addVideoReplay: {
    ...ofTeacher,
    input: async (school) => {
      const { newFileName: fileId, ...rest } = await newFilm(school)
      return { ...rest, fileId }
    },
  },
  listReplaysToDecide: { as: 'teacher.wang', neighbour: null, input: { current: 1, size: 20 } },
  decideReplay: {
    as: 'teacher.wang',
    neighbour: null,
    input: async (school) => {
      const { replayId } = await school.data('addReplay', await newFilm(school), 'teacher.li')
      return { replayId, audit: 'rejected', reason: '没有声音' }
    },
  },
  withdrawReplay: {
    ...teachersOwn,
    input: async (school) => {
      const { replayId } = await school.data('addReplay', await newFilm(school), 'teacher.li')
      return { replayId }
    },
  },
  teacherLessonReplay: { ...ofTeacher, input: approvedFilm },
  studentLessonReplay: { ...ofStudent, input: approvedFilm },
} satisfies CallSamples

/** A lesson whose uploaded film was approved. */
async function approvedFilm(school: TestSchool) {
  const { replayId, lessonId } = await school.data('addReplay', await newFilm(school), 'teacher.li')
  await school.data('decideReplay', { replayId, audit: 'manuallyApproved' }, 'teacher.wang')
  return { lessonId }
}
