/** The check of every answer in the API tests finds pictures, and refuses those that are still keys. */
import { answerSchemas } from '@hwjy/sdk/schemas'
import { expect, it } from 'vitest'
import { picturesIn } from './support/pictures.ts'
import { openTestSchool } from './support/test-school.ts'

const KEY = 'teacher/usr_li/public/face.jpg'
const ADDRESS = `http://localhost:8080/cos/huawen-1250000000/${KEY}`

it('pictures are found in lists, in objects that may be missing, and in refusals', () => {
  const teacher = { userId: 'usr_li', name: '李', avatar: KEY }
  const student = { stuId: 'usr_anna', name: 'Anna', avatar: null }
  expect(picturesIn(answerSchemas.listSchools, { code: 200, data: { records: [{ logoUrl: KEY }] } })).toEqual([
    { path: 'data.records.0.logoUrl', value: KEY },
  ])
  expect(picturesIn(answerSchemas.getTopNotice, { code: 200, data: { author: teacher } })).toContainEqual({
    path: 'data.author.avatar',
    value: KEY,
  })
  const refusal = { code: 1, message: '', data: { conflicts: [{ teacher, students: [student] }] } }
  expect(picturesIn(answerSchemas.addLessons, refusal)).toEqual([
    { path: 'data.conflicts.0.teacher.avatar', value: KEY },
    { path: 'data.conflicts.0.students.0.avatar', value: null },
  ])
})

it('an answer with the key of a picture is refused, and the same with its address is not', async () => {
  const school = await openTestSchool()
  const { data } = await school.call('teacherUserInfo', {}, { as: 'teacher.li' })
  expect(data).toMatchObject({ avatar: ADDRESS })
  const answerWith = (avatar: string | null) =>
    school.check('teacherUserInfo', Response.json({ code: 200, message: 'ok', data: { ...(data as object), avatar } }))
  await expect(answerWith(KEY)).rejects.toThrow('data.avatar, which is no address')
  for (const avatar of [ADDRESS, 'https://elsewhere.example/face.jpg', null]) {
    expect(await answerWith(avatar)).toMatchObject({ data: { avatar } })
  }
})
