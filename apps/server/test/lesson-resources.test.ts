import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { runningLesson } from './calls/lessons.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'
import { uploadedKey } from './support/uploaded-key.ts'

let school: TestSchool
let lessonId: string
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = (await runningLesson(school)).lessonId
})

const pdf = (name = '第三课.pdf', content = '%PDF-1.7 第三课') => new File([content], name, { type: 'application/pdf' })
const upload = (input: object) => school.call('uploadLessonResource', { lessonId, ...input }, { as: 'teacher.li' })
const shown = async () => (await school.data('getLessonResources', { lessonId }, 'teacher.li')).resources

describe('a file of a lesson', () => {
  it('is uploaded with the call, listed, and taken off again', async () => {
    expect(await upload({ file: pdf() })).toMatchObject({
      code: 200,
      data: { fileName: '第三课.pdf', type: 'document', contentType: 'application/pdf', lessonId },
    })
    const [resource] = await shown()
    expect(resource).toMatchObject({ uploadedBy: { userId: 'usr_li' } })
    const lessonResourceIds = [resource?.lessonResourceId ?? '']
    const remove = (input: object, as = 'teacher.li') => school.call('removeLessonResources', input, { as })
    expect(await remove({ lessonResourceIds }, 'teacher.wang')).toMatchObject({ code: errorCodes.forbidden })
    expect(await remove({ lessonResourceIds: [...lessonResourceIds, 'res_none'] })).toMatchObject({
      code: errorCodes.notFound,
    })
    expect(await remove({ lessonResourceIds, teachingType: 'other' })).toMatchObject({
      data: { lessonResourceIds: [] },
    })
    expect(await remove({ lessonResourceIds, teachingType: 'live' })).toMatchObject({ data: { lessonResourceIds } })
    expect(await shown()).toEqual([])
    // It stayed among the teacher's files, and can be shown again.
    expect(await upload({ resourceId: lessonResourceIds[0] })).toMatchObject({ code: 200 })
    expect(await shown()).toHaveLength(1)
  })

  it('is what its name says, and exactly one', async () => {
    expect(await upload({ file: pdf('第三课.exe') })).toMatchObject({ code: errorCodes.fileTypeNotAllowed })
    expect(await upload({ file: pdf('第三课.png') })).toMatchObject({ code: errorCodes.contentMismatch })
    expect(await upload({})).toMatchObject({ code: errorCodes.invalidInput, data: { issues: [{ path: 'file' }] } })
    expect(await upload({ resourceId: 'res_none' })).toMatchObject({ code: errorCodes.notFound })
  })

  it('has a name that can be stored and shown', async () => {
    expect(await upload({ file: pdf('第三\0\u202e课.pdf') })).toMatchObject({
      code: 200,
      data: { fileName: '第三课.pdf' },
    })
    expect(await upload({ file: pdf(`${'课'.repeat(252)}.pdf`) })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'file', code: 'name_too_long' }] },
    })
  })

  it('is shown with one lesson only', async () => {
    const { data } = await upload({ file: pdf() })
    const { lessonResourceId } = data as { lessonResourceId: string }
    const other = await runningLesson(school)
    const again = { ...other, resourceId: lessonResourceId }
    expect(await school.call('uploadLessonResource', again, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.resourceElsewhere,
    })
  })
})

describe('a file that the teacher adds from the room', () => {
  it('opens for the students of the class by a signed address, and for nobody else', async () => {
    const newFileName = await uploadedKey(school, 'teacher.li')
    const file = { newFileName, fileName: '市场.png', type: 'image', lessonId } as const
    const { resourceId } = await school.data('teacherAddCloudResource', file, 'teacher.li')
    const [seen] = await school.data('studentListLessonResources', { lessonId }, 'student.anna')
    expect(seen).toMatchObject({ resourceId, fileName: '市场.png' })
    const read = (url: string) => school.backend.fetch(new Request(url, { headers: { host: 'localhost:8080' } }))
    const address = new URL(seen?.resourceUrl ?? '', 'http://localhost:8080')
    expect(await read(address.href)).toMatchObject({ status: 200 })
    expect(await read(`${address.origin}${address.pathname}`)).toMatchObject({ status: 403 })
    const asOther = { as: 'teacher.wang' } as const
    expect(await school.call('teacherListLessonResources', { lessonId }, asOther)).toMatchObject({
      code: errorCodes.forbidden,
    })
  })

  it('is taken only into a lesson of the person’s own', async () => {
    const newFileName = await uploadedKey(school, 'teacher.wang')
    const file = { newFileName, fileName: '市场.png', type: 'image', lessonId } as const
    expect(await school.call('teacherAddCloudResource', file, { as: 'teacher.wang' })).toMatchObject({
      code: errorCodes.forbidden,
    })
  })
})

describe('pictures for the board', () => {
  const add = (input: object) => school.call('addBoardBackground', input, { as: 'teacher.li' })

  it('are nine at most', async () => {
    for (let i = 0; i < 9; i++) {
      expect(await add({ newFileName: await uploadedKey(school, 'teacher.li'), name: `图 ${i}` })).toMatchObject({
        code: 200,
      })
    }
    expect(await add({ newFileName: await uploadedKey(school, 'teacher.li') })).toMatchObject({
      code: errorCodes.tooManyBackgrounds,
    })
    expect(await school.data('listBoardBackgrounds', {}, 'teacher.li')).toHaveLength(9)
    expect(await school.data('listBoardBackgrounds', {}, 'teacher.wang')).toEqual([])
  })

  it('go with their object, unless it is a resource too', async () => {
    const newFileName = await uploadedKey(school, 'teacher.li')
    const first = await add({ newFileName })
    const { vbgId } = first.data as { vbgId: string }
    await school.data('deleteBoardBackground', { vbgId }, 'teacher.li')
    expect(await add({ newFileName })).toMatchObject({ code: errorCodes.uploadNotFound })

    const kept = await uploadedKey(school, 'teacher.li')
    const file = { newFileName: kept, fileName: '米字格.png', type: 'image' as const }
    const { resourceId } = await school.data('teacherAddCloudResource', file, 'teacher.li')
    const second = await add({ resourceId })
    expect(second).toMatchObject({ code: 200, data: { name: '米字格.png' } })
    await school.data('deleteBoardBackground', second.data as { vbgId: string }, 'teacher.li')
    expect(await add({ resourceId })).toMatchObject({ code: 200 })
  })

  it('are one’s own pictures', async () => {
    const { data } = await upload({ file: pdf() })
    const { lessonResourceId } = data as { lessonResourceId: string }
    expect(await add({ resourceId: lessonResourceId })).toMatchObject({ code: errorCodes.fileTypeNotAllowed })
    expect(await add({ newFileName: await uploadedKey(school, 'teacher.wang') })).toMatchObject({
      code: errorCodes.forbidden,
    })
    expect(await add({})).toMatchObject({ code: errorCodes.invalidInput })
  })
})
