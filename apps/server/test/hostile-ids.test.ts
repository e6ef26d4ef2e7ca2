/**
 * What a call names besides the thing that it is about. The guard of every call looks at that one thing
 * (`who-may-call.test.ts`); here the caller's own thing comes with somebody else's file, question, student or lesson in it.
 */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../src/http/call.ts'
import { allCalls, inputOf } from './calls/all-calls.ts'
import { addResource, PDF, upload } from './support/uploads.ts'
import { PNG } from './support/sample-files.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

const picture = { type: 'image', fileName: 'a.png', content: PNG } as const
const pdf = { type: 'document', fileName: 'a.pdf', content: PDF } as const

/** Things of people who have nothing to do with the caller. */
const wangsPicture = (school: TestSchool) => addResource(school, 'teacher.wang', picture)
const wangsKey = (school: TestSchool) => upload(school, 'teacher.wang', picture)
const wangsPdfKey = (school: TestSchool) => upload(school, 'teacher.wang', pdf)
const bensPicture = (school: TestSchool) => addResource(school, 'student.ben', picture)
const zhousPaper = async (school: TestSchool) => {
  const paper = {
    title: '我的',
    content: '读课文',
    kind: 'test',
    isTemplate: true,
    fullScore: 10,
    questions: [{ questionId: await zhousQuestion(school), score: 10 }],
  } as const
  return (await school.data('savePaper', paper, 'teacher.zhou')).summary.paperId
}
const zhousQuestion = async (school: TestSchool) => {
  const options = [
    { key: 'A', title: '一' },
    { key: 'B', title: '二' },
  ]
  const question = { type: 'singleChoice', title: '一加一？', options, correctKeys: ['B'], difficulty: 'easy' } as const
  return (await school.data('saveQuestion', question, 'teacher.zhou')).questionId
}
/** The lesson of teacher.wang's class. */
const wangsLesson = async (school: TestSchool) => {
  await school.backend.tick()
  const { lessons } = await school.data('listTeacherLessonsByDate', { lessonDate: '2026-11-20' }, 'teacher.wang')
  return lessons[0]?.lessonId ?? ''
}
const NOOR = 'usr_noor'

type Change = (school: TestSchool) => Promise<object> | object

const FORBIDDEN = 403
const NOT_FOUND = 404
const NOT_IN_CLASS = errorCodes.notInClass
const NO_SIGNATURE = errorCodes.signatureNotUsable
const NO_COVER = errorCodes.coverNotImage

/** What comes with one's own thing, and how it is refused: by a code, or as input that is wrong at this path. */
const rows: [id: OperationId, what: string, refusal: number | string, change: Change][] = [
  ['createHomework', 'the paper of another teacher', 'paperId', async (s) => ({ paperId: await zhousPaper(s) })],
  [
    'createHomework',
    'the file of another teacher',
    'attachmentIds.0',
    async (s) => ({ attachmentIds: [await wangsPicture(s)] }),
  ],
  ['createHomework', 'the lesson of another class', 'lessonId', async (s) => ({ lessonId: await wangsLesson(s) })],
  [
    'createHomework',
    'the question of another teacher',
    'questions.0.questionId',
    async (s) => ({
      paperId: undefined,
      title: '练习',
      content: '读课文',
      kind: 'test',
      fullScore: 10,
      questions: [{ questionId: await zhousQuestion(s), score: 10 }],
    }),
  ],
  ['createHomework', 'a chapter of another course', 'chapterId', () => ({ chapterId: 'crs_business_ch1' })],
  ['updateHomework', 'the lesson of another class', 'lessonId', async (s) => ({ lessonId: await wangsLesson(s) })],
  [
    'updateHomework',
    'the file of another teacher',
    'attachmentIds.0',
    async (s) => ({ attachmentIds: [await wangsPicture(s)] }),
  ],
  [
    'savePaper',
    'the question of another teacher',
    'questions.0.questionId',
    async (s) => ({ questions: [{ questionId: await zhousQuestion(s), score: 10 }] }),
  ],
  [
    'savePaper',
    'the file of another teacher',
    'attachmentIds.0',
    async (s) => ({ attachmentIds: [await wangsPicture(s)] }),
  ],
  [
    'savePaper',
    'the paper of another teacher to be replaced',
    FORBIDDEN,
    async (s) => ({ paperId: await zhousPaper(s) }),
  ],
  [
    'saveQuestion',
    'the question of another teacher to be replaced',
    NOT_FOUND,
    async (s) => ({ questionId: await zhousQuestion(s) }),
  ],
  [
    'saveQuestion',
    'the file of another teacher',
    'attachmentIds.0',
    async (s) => ({ attachmentIds: [await wangsPicture(s)] }),
  ],
  ['getQuestion', 'the question of another teacher', NOT_FOUND, async (s) => ({ questionId: await zhousQuestion(s) })],
  ['getWorkOfStudent', 'a student of no class of theirs', NOT_IN_CLASS, () => ({ stuId: NOOR })],
  [
    'saveAnswers',
    'the picture of another student',
    'answers.0.imageIds.0',
    async (s) => ({ answers: [{ no: 4, imageIds: [await bensPicture(s)] }] }),
  ],
  [
    'saveAnswers',
    'the picture of a teacher',
    'answers.0.imageIds.0',
    async (s) => ({ answers: [{ no: 4, imageIds: [await wangsPicture(s)] }] }),
  ],
  [
    'markHomework',
    'the picture of another teacher',
    'imageIds.0',
    async (s) => ({
      answerSubmitDto: {
        comment: '好',
        imageIds: [await wangsPicture(s)],
        answers: [1, 2, 3, 4].map((no) => ({ no, score: 20 })),
      },
    }),
  ],
  [
    'markHomework',
    'the picture of another teacher at one answer',
    'answers.1.imageIds.0',
    async (s) => ({
      answerSubmitDto: {
        comment: '好',
        answers: await Promise.all(
          [1, 2, 3, 4].map(async (no) => ({ no, score: 20, imageIds: no === 1 ? [await wangsPicture(s)] : [] })),
        ),
      },
    }),
  ],
  [
    'markAnswerPaper',
    'the picture of another teacher',
    'answers.4.imageIds.0',
    async (s) => ({ imageList: [{ no: 4, imageIds: [await wangsPicture(s)] }] }),
  ],
  [
    'openPractice',
    'the question of another teacher',
    'questionIds.0',
    async (s) => ({
      kind: 'questions',
      questionIds: [await zhousQuestion(s)],
      optionCount: undefined,
      correctKeys: undefined,
    }),
  ],
  ['awardPrize', 'a student who is not in the class', NOT_IN_CLASS, () => ({ stuIds: [NOOR] })],
  ['inviteOnStage', 'a student who is not in the class', NOT_IN_CLASS, () => ({ stuId: NOOR })],
  ['sendBackFromStage', 'a student who is not in the class', NOT_IN_CLASS, () => ({ stuId: NOOR })],
  ['correctAttendance', 'a student who is not in the class', NOT_IN_CLASS, () => ({ stuId: NOOR })],
  ['writePerformance', 'a student who is not in the class', NOT_IN_CLASS, () => ({ stuId: NOOR })],
  ['teacherLessonFeedback', 'a student who is not in the class', NOT_IN_CLASS, () => ({ stuId: NOOR })],
  ['getStudentPerformance', 'a student who is not in the class', NOT_IN_CLASS, () => ({ stuId: NOOR })],
  ['getClassStudent', 'a student who is not in the class', NOT_IN_CLASS, () => ({ stuId: NOOR })],
  ['removeClassStudent', 'a student who is not in the class', NOT_IN_CLASS, () => ({ stuId: NOOR })],
  ['appendRegistration', 'somebody who is no student', 'stuIds.0', () => ({ stuIds: ['usr_wang'] })],
  [
    'uploadLessonResource',
    'the file of another teacher',
    FORBIDDEN,
    async (s) => ({ file: undefined, resourceId: await wangsPicture(s) }),
  ],
  [
    'addBoardBackground',
    'the file of another teacher',
    FORBIDDEN,
    async (s) => ({ newFileName: undefined, resourceId: await wangsPicture(s) }),
  ],
  [
    'addBoardBackground',
    'the key of another teacher',
    FORBIDDEN,
    async (s) => ({ resourceId: undefined, newFileName: await wangsKey(s) }),
  ],
  ['addReplay', 'the key of another teacher', FORBIDDEN, async (s) => ({ newFileName: await wangsPdfKey(s) })],
  [
    'addPublicCourse',
    'the cover of another teacher',
    NO_COVER,
    async (s) => ({ coverResourceId: await wangsPicture(s) }),
  ],
  [
    'updatePublicCourse',
    'the cover of another teacher',
    NO_COVER,
    async (s) => ({ coverResourceId: await wangsPicture(s) }),
  ],
  ['addImages', 'the key of another teacher', FORBIDDEN, async (s) => ({ newFileNames: [await wangsKey(s)] })],
  ['deleteObjects', 'the key of another teacher', FORBIDDEN, async (s) => ({ newFileNames: [await wangsKey(s)] })],
  [
    'teacherAddCloudResource',
    'the key of another teacher',
    FORBIDDEN,
    async (s) => ({ newFileName: await wangsPdfKey(s) }),
  ],
  [
    'teacherAddCloudResource',
    'the lesson of another teacher',
    FORBIDDEN,
    async (s) => ({ lessonId: await wangsLesson(s) }),
  ],
  [
    'studentAddCloudResource',
    'the key of another student',
    FORBIDDEN,
    async (s) => ({ newFileName: await upload(s, 'student.ben', pdf) }),
  ],
  ['teacherReadCredential', 'the key of another teacher', NOT_FOUND, async (s) => ({ fileName: await wangsPdfKey(s) })],
  [
    'studentReadCredential',
    'the key of another student',
    NOT_FOUND,
    async (s) => ({ fileName: await upload(s, 'student.ben', pdf) }),
  ],
  ['teacherModifyUser', 'the face of another', FORBIDDEN, async (s) => ({ avatar: await wangsKey(s) })],
  [
    'studentModifyUser',
    'the face of another',
    FORBIDDEN,
    async (s) => ({ avatar: await upload(s, 'student.ben', picture) }),
  ],
  ['deleteLessons', 'the lesson of another teacher', NOT_FOUND, async (s) => ({ lessonIds: [await wangsLesson(s)] })],
  ['renameChapter', 'a chapter of another course', NOT_FOUND, () => ({ chapterId: 'crs_business_ch1' })],
  ['getChapter', 'a chapter of another course', NOT_FOUND, () => ({ chapterId: 'crs_business_ch1' })],
  ['updateSelfStudyProgress', 'a chapter of another course', NOT_FOUND, () => ({ chapterId: 'crs_business_ch1' })],
  ['createOrder', 'a class of another course', NOT_FOUND, () => ({ classId: 'cls_hsk1' })],
  [
    'signContract',
    'the signature of another',
    NO_SIGNATURE,
    async (s) => ({ signatureResourceId: await bensPicture(s) }),
  ],
  ['listClassChapters', 'a class of another course', FORBIDDEN, () => ({ classId: 'cls_business' })],
]

beforeAll(() => openTestSchool())

describe('a call about one’s own is refused with', () => {
  it.each(rows)('%s: %s', async (id, _, refusal, change) => {
    const school = await openTestSchool()
    const call = allCalls.find((one) => one.id === id)
    if (!call) throw new Error(`${id} has no sample`)
    const input = await inputOf(call.sample, school)
    const answer = await school.call(id, { ...input, ...(await change(school)) }, { as: call.sample.as ?? '' })
    const { issues = [] } = (answer.data ?? {}) as { issues?: { path: string }[] }
    const said = [answer.code, ...issues.map(({ path }) => path)]
    expect(said).toEqual(expect.arrayContaining(typeof refusal === 'number' ? [refusal] : [400, refusal]))
  })

  it('nothing that happens: a student of no class of the teacher is not reminded of homework', async () => {
    const school = await openTestSchool()
    const input = { homeworkId: 'hmw_hsk1_open', stuIds: [NOOR] }
    expect(await school.data('remindOfHomework', input, 'teacher.li')).toEqual({ remindedStuIds: [] })
    expect(await school.data('studentListMessages', { current: 1, size: 10 }, 'student.noor')).toMatchObject({
      total: 0,
    })
  })
})
