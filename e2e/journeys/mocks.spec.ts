import { expect, test as base } from '@playwright/test'
import { expectSound, expectVideoOf, watchMedia } from '../support/media.ts'
import { Person } from '../support/person.ts'
import { LessonWalk } from '../support/lesson-walk.ts'
import { MockSite } from '../support/mock-site.ts'

/** One Vite for all: what people do stays in their own browser. */
const test = base.extend<object, { site: MockSite }>({
  site: [
    async ({}, provide) => {
      const site = await MockSite.start()
      await provide(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

test('without a server, two tabs hold a whole lesson with every tool', async ({ context, site }) => {
  await watchMedia(context)
  const li = await Person.signInTab(await site.open(context), site.url, 'teacher.li')
  const anna = await Person.signInTab(await context.newPage(), site.url, 'student.anna')

  await li.page.bringToFront()
  const lessonId = await li.startClass()
  await anna.page.bringToFront()
  await anna.enter(lessonId)
  await expectVideoOf(anna.page, '李静')
  await expectSound(anna.page)

  await li.page.bringToFront()
  await li.room.draw()
  await li.room.say('大家好！')
  await anna.page.bringToFront()
  await anna.room.expectStrokes(1)
  await anna.room.expectMessage('大家好！')
  await anna.room.button('Raise hand').click()

  await li.page.bringToFront()
  await li.room.act('Anna Kowalska', 'Invite on stage')
  await anna.page.bringToFront()
  await anna.room.button('Accept').click()
  await expect(anna.room.board).toHaveAccessibleName(/you can write/)
  await anna.room.draw({ height: 0.7 })
  await li.page.bringToFront()
  await li.room.expectStrokes(2)

  const lesson = new LessonWalk(li, [{ person: anna, language: 'en-US' }])
  await test.step('the board', async () => {
    await lesson.showSlides()
    await lesson.showCharacter()
    await lesson.writing()
  })
  await test.step('answers', async () => {
    await lesson.quiz(anna)
    await lesson.quickCheck(anna)
    await lesson.bankQuestion()
    await lesson.dictation(anna)
    await lesson.fillIn(anna)
  })
  await test.step('the class', async () => {
    await lesson.reaction(anna)
    await lesson.buzzer(anna)
    await lesson.randomPick()
    await lesson.prize(anna, 'Anna Kowalska')
    await lesson.timer()
    await lesson.rollCall()
    await lesson.attention()
  })

  await li.page.bringToFront()
  await li.room.button('End class').click()
  await li.room.button('End for everyone').click()
  await anna.page.bringToFront()
  await expect(anna.page.getByText('How was this class?')).toBeVisible()
  await anna.page.getByRole('radio', { name: '5 of 5 stars' }).click()
  await anna.room.button('Send rating').click()
  await expect(anna.page.getByText('Thank you. Your teacher will read it.')).toBeVisible()

  expect([...li.faults, ...anna.faults]).toEqual([])

  // What follows needs no lesson, but a browser that has fetched a thousand modules already.
  const page = await context.newPage()
  await test.step('a scenario stands in front of the backend', async () => {
    await page.goto(`${site.url}/hwjy-web/login?scenario=forced-sign-in`)
    await page.getByLabel('Username').fill('student.anna')
    await page.getByLabel('Password', { exact: true }).fill('Huawen-2026')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'You’re signed in on other devices' })).toBeVisible()
  })

  await test.step('a tab opened while the last one leaves has its school', async () => {
    await li.page.close()
    await anna.page.close()
    await page.evaluate(async () => {
      const left = new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => {
          if (data.type === 'CLIENT_CLOSED') resolve()
        })
      })
      navigator.serviceWorker.controller?.postMessage('CLIENT_CLOSE')
      await left
    })
    await site.open(context)
  })
})
