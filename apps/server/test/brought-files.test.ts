/** Files of an earlier lesson that are shown with this one, because pages of its board came along. */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { endedLesson, waitingLesson } from './calls/lessons.ts'
import { MINUTE, NINE, openTwoSchools, type TestSchool } from './support/test-school.ts'
import { addResource, PDF } from './support/uploads.ts'

let school: TestSchool
let fromLessonId: string
let lessonId: string
let resourceId: string
beforeEach(async () => {
  school = await openTwoSchools()
  fromLessonId = (await endedLesson(school)).lessonId
  lessonId = (await waitingLesson(school)).lessonId
  resourceId = await addFile(fromLessonId)
})

const addFile = (shownWith: string, as = 'teacher.li') =>
  addResource(school, as, { type: 'document', fileName: '第三课.pdf', content: PDF, lessonId: shownWith })
const input = (change: object = {}) => ({ lessonId, fromLessonId, resourceIds: [resourceId], ...change })
const bring = (change: object = {}) => school.data('bringLessonFiles', input(change), 'teacher.li')
const refusal = async (change: object, as = 'teacher.li') =>
  (await school.call('bringLessonFiles', input(change), { as })).code
const filesOf = (id: string) => school.data('teacherListLessonResources', { lessonId: id }, 'teacher.li')

/** A lesson of this class, which has no students. */
async function addLesson(id: string, teacherId: string) {
  await school.db
    .insert(schema.classGroup)
    .values({ id: `cls_${id}`, courseId: 'crs_hsk1', teacherId, name: '另一班', studentLimit: 30 })
  const [startsAt, endsAt] = [NINE, NINE + 45 * MINUTE]
  await school.db.insert(schema.lesson).values({ id, classId: `cls_${id}`, no: 1, name: '第一课', startsAt, endsAt })
  return id
}

describe('files of an earlier lesson of the class', () => {
  it('are shown with this lesson too, where its students read them', async () => {
    const [brought] = await bring()
    expect(brought).toMatchObject({ fromResourceId: resourceId, fileName: '第三课.pdf' })
    const seen = await school.data('studentListLessonResources', { lessonId }, 'student.anna')
    const file = seen.find((one) => one.resourceId === brought?.resourceId)
    expect((await school.backend.fetch(new Request(file?.resourceUrl ?? ''))).status).toBe(200)
    expect((await filesOf(fromLessonId)).map((one) => one.resourceId)).toContain(resourceId)
  })

  it('are shown once, however often they are asked for', async () => {
    const first = await bring()
    expect(await bring({ resourceIds: [resourceId, resourceId] })).toEqual(first)
    expect((await filesOf(lessonId)).filter(({ fileName }) => fileName === '第三课.pdf')).toHaveLength(1)
  })

  it('that a student added come along, and stay the student’s', async () => {
    const ofAnna = await addFile(fromLessonId, 'student.anna')
    const [brought] = await bring({ resourceIds: [ofAnna] })
    const { files } = await school.data('teacherLessonPage', { lessonId }, 'teacher.li')
    const shown = files.find(({ file }) => file.resourceId === brought?.resourceId)
    expect(shown).toMatchObject({ isMine: false, uploadedBy: { userId: 'usr_anna' } })
  })

  it('that are gone are left out', async () => {
    const gone = await addFile(fromLessonId)
    await school.data('deleteObjects', { resourceIds: [gone] }, 'teacher.li')
    const brought = await bring({ resourceIds: [gone, resourceId] })
    expect(brought.map(({ fromResourceId }) => fromResourceId)).toEqual([resourceId])
  })
})

describe('files of other lessons', () => {
  it('are not to be had through a lesson that does not show them', async () => {
    const otherLesson = await addLesson('les_other', 'usr_li')
    const elsewhere = await addFile(otherLesson)
    const ofWang = await addResource(school, 'teacher.wang', {
      type: 'document',
      fileName: '私人.pdf',
      content: PDF,
    })
    expect(await bring({ resourceIds: [elsewhere, ofWang, 'res_none'] })).toEqual([])
    expect((await filesOf(lessonId)).map(({ fileName }) => fileName)).not.toContain('私人.pdf')
  })

  it('of another class are not there, whoever teaches it', async () => {
    const own = await addLesson('les_own', 'usr_li')
    const wangs = await addLesson('les_wangs', 'usr_wang')
    expect(await refusal({ fromLessonId: own, resourceIds: [await addFile(own)] })).toBe(errorCodes.notFound)
    expect(await refusal({ fromLessonId: wangs })).toBe(errorCodes.notFound)
    expect(await refusal({ fromLessonId: 'les_none' })).toBe(errorCodes.notFound)
  })

  it('are not shown with a lesson of another teacher or another school', async () => {
    const wangs = await addLesson('les_wangs', 'usr_wang')
    expect(await refusal({ lessonId: wangs })).toBe(errorCodes.forbidden)
    expect(await refusal({}, 'teacher.wang')).toBe(errorCodes.forbidden)
    expect(await refusal({}, 'teacher.li@maple')).toBe(errorCodes.notFound)
    expect(await refusal({}, 'student.anna')).toBe(errorCodes.forbidden)
  })
})
