import { expect, testWithOwnServer as test } from '../support/class-test.ts'

test('a server killed with -9 comes back with the class as it was', async ({ arrive, server }) => {
  const [li, anna] = await Promise.all([arrive('teacher.li'), arrive('student.anna')])
  const lessonId = await li.startClass()
  await anna.enter(lessonId)
  const everybody = [li, anna]

  await li.room.draw()
  await li.room.button('Add page').click()
  await expect(li.room.board).toHaveAccessibleName(/page 2 of 2/)
  await li.room.draw({ height: 0.3 })
  await li.room.draw({ height: 0.6 })
  await li.room.say('第一条')
  await li.room.act('Anna Kowalska', 'Invite on stage')
  await anna.room.button('Accept').click()
  for (const { room } of everybody) await room.expectStrokes(2)
  await anna.room.expectMessage('第一条')

  await server.kill()
  await expect(li.page.getByText(/Connection lost/)).toBeVisible()
  await test.step('what is written while the server is away is kept', async () => {
    await anna.room.say('还在吗？')
    await anna.room.draw({ height: 0.8 })
  })
  await server.boot()

  await test.step('both browsers are back by themselves, and nothing is lost', async () => {
    for (const { page } of everybody) {
      await expect(page.getByText(/Connection lost/)).toBeHidden()
    }
    for (const { room } of everybody) {
      await expect(room.board).toHaveAccessibleName(/page 2 of 2/)
      await room.expectStrokes(3)
      await room.expectMessage('第一条')
      await room.expectMessage('还在吗？')
    }
    await expect(anna.room.board).toHaveAccessibleName(/you can write/)
    await li.room.openPeople()
    await expect(li.page.getByRole('region', { name: 'People in class' })).toContainText('on stage')
  })
})
