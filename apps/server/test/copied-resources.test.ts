/** One file that several lessons and courses show. */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import type { ResponseOf } from '../src/http/call.ts'
import { endedLesson, runningLesson } from './calls/lessons.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'
import { addResource, PDF } from './support/uploads.ts'

const li = { as: 'teacher.li' }
let school: TestSchool
let lessonId: string
let resourceId: string
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = (await runningLesson(school)).lessonId
  resourceId = await addResource(school, 'teacher.li', {
    type: 'document',
    fileName: '第三课.pdf',
    content: PDF,
    lessonId,
  })
})

const copy = (place: object, id = resourceId) => school.data('copyResource', { resourceId: id, ...place }, 'teacher.li')
const ofLesson = (id: string) => school.data('teacherListLessonResources', { lessonId: id }, 'teacher.li')
const ofCourse = async () => {
  const list = await school.data('listCourseResources', { courseId: 'crs_hsk1' }, 'teacher.li')
  return list.filter(({ fileName }) => fileName === '第三课.pdf').map((one) => one.resourceId)
}
const isOpen = async (url: string) => (await school.backend.fetch(new Request(url))).status === 200
const remove = (input: object) => school.data('deleteObjects', input, 'teacher.li')

describe('a file in several places', () => {
  it('is one object, shown in each place and once among the own files', async () => {
    const [original] = await ofLesson(lessonId)
    const copied = await copy({ courseId: 'crs_hsk1' })
    expect(copied).toMatchObject({ newFileName: original?.newFileName, fileName: '第三课.pdf', sizeBytes: PDF.length })
    expect(copied.resourceId).not.toBe(resourceId)
    expect((await ofCourse()).sort()).toEqual([copied.resourceId, resourceId].sort())
    const { records } = await school.data('listCloudResources', { keyword: '第三课' }, 'teacher.li')
    expect(records.map((one) => one.resourceId)).toEqual([resourceId])
  })

  it('is shown in a place once, however often it is asked', async () => {
    const first = await copy({ courseId: 'crs_hsk1' })
    expect(await copy({ courseId: 'crs_hsk1' })).toEqual(first)
    expect((await copy({ lessonId })).resourceId).toBe(resourceId)
  })

  it('goes with its last place, and not before', async () => {
    const { resourceId: copyId, resourceUrl, newFileName } = await copy({ courseId: 'crs_hsk1' })
    const kept = [{ newFileName, neededBy: 'resource' }]
    // The first place may go first: the copy then stands for the file.
    expect(await remove({ resourceIds: [resourceId] })).toEqual({ deleted: [], kept })
    expect([await ofCourse(), await isOpen(resourceUrl)]).toEqual([[copyId], true])
    const { records } = await school.data('listCloudResources', { keyword: '第三课' }, 'teacher.li')
    expect(records.map((one) => one.resourceId)).toEqual([copyId])
    expect(await remove({ resourceIds: [copyId] })).toEqual({ deleted: [newFileName], kept: [] })
    expect([await ofCourse(), await isOpen(resourceUrl)]).toEqual([[], false])
  })

  it('goes from every place at once by its object, or by all its places', async () => {
    const { newFileName, resourceUrl, resourceId: copyId } = await copy({ courseId: 'crs_hsk1' })
    expect(await remove({ resourceIds: [resourceId, copyId] })).toEqual({ deleted: [newFileName], kept: [] })
    expect([await ofCourse(), await ofLesson(lessonId), await isOpen(resourceUrl)]).toEqual([[], [], false])
    const file = { type: 'document', fileName: '第三课.pdf', content: PDF, lessonId } as const
    const other = await copy({ courseId: 'crs_hsk1' }, await addResource(school, 'teacher.li', file))
    expect(await remove({ newFileNames: [other.newFileName] })).toMatchObject({ deleted: [other.newFileName] })
    expect(await ofCourse()).toEqual([])
  })

  it('is taken off a lesson without touching the other places', async () => {
    const { lessonId: second } = await endedLesson(school)
    const { resourceId: copyId, resourceUrl } = await copy({ lessonId: second })
    await school.data('removeLessonResources', { lessonResourceIds: [copyId] }, 'teacher.li')
    expect(await ofLesson(second)).toEqual([])
    expect((await ofLesson(lessonId)).map((one) => one.resourceId)).toEqual([resourceId])
    expect(await isOpen(resourceUrl)).toBe(true)
  })

  it('may be read by the students of each lesson that shows it', async () => {
    const [original] = await ofLesson(lessonId)
    const read = () =>
      school.call(
        'studentReadCredential',
        { type: 'document', fileName: original?.newFileName ?? '' },
        { as: 'student.anna' },
      )
    await school.data('removeLessonResources', { lessonResourceIds: [resourceId] }, 'teacher.li')
    expect(await read()).toMatchObject({ code: errorCodes.forbidden })
    await copy({ lessonId })
    expect(await read()).toMatchObject({ code: 200 })
  })

  it('is the teacher’s own, and its places are, too', async () => {
    const call = (input: object, as = 'teacher.li') => school.call('copyResource', { resourceId, ...input }, { as })
    expect(await call({ courseId: 'crs_hsk1' }, 'teacher.wang')).toMatchObject({ code: errorCodes.forbidden })
    expect(await call({ courseId: 'crs_hsk2' })).toMatchObject({ code: errorCodes.forbidden })
    expect(await call({ lessonId: 'les_none' })).toMatchObject({ code: errorCodes.notFound })
    for (const places of [{}, { lessonId, courseId: 'crs_hsk1' }])
      expect(await call(places)).toMatchObject({
        code: errorCodes.invalidInput,
        data: { issues: [{ path: 'lessonId' }] },
      })
    expect(await school.call('deleteObjects', { resourceIds: [resourceId] }, { as: 'teacher.wang' })).toMatchObject({
      code: errorCodes.notFound,
    })
    expect(await school.call('deleteObjects', {}, li)).toMatchObject({ code: errorCodes.invalidInput })
  })

  it('is deleted when its last two places go at the same moment', async () => {
    const { resourceId: copyId, newFileName } = await copy({ courseId: 'crs_hsk1' })
    const inputs = [{ resourceIds: [resourceId] }, { resourceIds: [copyId] }] as const
    const answers = await school.atOnce(schema.cloudResource, 'deleteObjects', inputs, li)
    const deleted = answers.flatMap(({ data }) => (data as ResponseOf<'deleteObjects'>).deleted)
    expect([deleted, await ofCourse()]).toEqual([[newFileName], []])
  })
})
