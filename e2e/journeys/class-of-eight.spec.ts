import { expect, test } from '../support/class-test.ts'
import { expectVideoOf } from '../support/media.ts'

const students = {
  'student.anna': 'Anna Kowalska',
  'student.ben': 'Ben Carter',
  'student.chika': '佐藤千佳',
  'student.diego': 'Diego Álvarez',
  'student.emma': 'Emma Laurent',
  'student.farid': 'Farid Hassan',
  'student.haru': '田中春',
}

test('a class of eight with cameras: the teacher sees every face move, larger beside each other', async ({
  arrive,
}) => {
  const li = await arrive('teacher.li')
  const lessonId = await li.startClass()
  for (const username of Object.keys(students)) {
    const student = await arrive(username, { phone: true })
    await student.enter(lessonId)
    await student.room.button('Turn on camera').click()
    await expect(student.room.button('Turn off camera')).toBeVisible()
  }
  const widthOf = async (name: string) => (await li.page.getByRole('figure', { name }).boundingBox())?.width ?? 0
  await expectVideoOf(li.page, 'Anna Kowalska')
  const beside = await widthOf('Anna Kowalska')
  await li.room.button('Layout').click()
  await li.page.getByRole('menuitemradio', { name: 'Gallery' }).click()
  for (const name of Object.values(students)) await expectVideoOf(li.page, name)
  expect(await widthOf('Anna Kowalska')).toBeGreaterThan(1.5 * beside)
})
