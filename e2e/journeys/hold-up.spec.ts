import { expect, test } from '../support/class-test.ts'
import { Person } from '../support/person.ts'

test.use({ worksOffline: true })

test('a class in which people reload, lose the line, come twice, are removed, and have no camera', async ({
  arrive,
  browser,
  server,
}) => {
  const [li, anna] = await Promise.all([arrive('teacher.li'), arrive('student.anna')])
  const lessonId = await li.startClass()
  await anna.enter(lessonId)
  await li.room.draw()
  await li.room.say('上课了')

  await test.step('the teacher reloads in the middle of a message', async () => {
    await li.page.getByPlaceholder('Write a message…').fill('半句话')
    await li.page.reload()
    await li.room.expectStrokes(1)
    await li.room.expectMessage('上课了')
    await expect(li.page.getByPlaceholder('Write a message…')).toHaveValue('半句话')
  })

  await test.step('a student is offline for a while and catches up', async () => {
    await anna.page.context().setOffline(true)
    await expect(anna.page.getByText(/Connection lost/)).toBeVisible()
    await li.room.draw({ height: 0.7 })
    await anna.room.say('我掉线了')
    await anna.page.context().setOffline(false)
    await anna.room.expectStrokes(2)
    await li.room.expectMessage('我掉线了')
  })

  const again = await test.step('a student closes the tab and comes back', async () => {
    const context = anna.page.context()
    await anna.page.close()
    const page = await context.newPage()
    await page.goto(li.page.url())
    await expect(page.locator('[aria-label^="Board, page 1 of 1, 2 strokes"]')).toBeVisible()
    return page
  })

  await test.step('[R7] the second tab of a teacher closes the first, which can take the class back', async () => {
    const secondTab = await li.page.context().newPage()
    await secondTab.goto(li.page.url())
    await expect(li.page.getByText('You’re in class somewhere else')).toBeVisible()
    await li.room.button('Continue on this page').click()
    await expect(li.room.board).toBeVisible()
    await expect(secondTab.getByText('You’re in class somewhere else')).toBeVisible()
    await secondTab.close()
  })

  const phone = await test.step('[R7] the same student in another browser takes the seat over', async () => {
    const taker = await arrive('student.anna', { phone: true })
    await taker.enter(lessonId)
    await expect(again.getByText('You’re in class somewhere else')).toBeVisible()
    await li.room.openPeople()
    const seats = li.page.getByRole('region', { name: 'People in class' }).getByRole('listitem')
    await expect(seats.filter({ hasText: 'Anna Kowalska' })).toHaveCount(1)
    return taker
  })

  const ben = await test.step('a denied or missing camera is explained, and the class works without it', async () => {
    const context = await browser.newContext({ permissions: [], locale: 'en-US' })
    await context.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
    })
    const person = await Person.signInTab(await context.newPage(), server.url, 'student.ben')
    await person.page.goto(`${server.url}/hwjy-web/lesson/${lessonId}/check`)
    await person.page.getByRole('button', { name: 'Start check' }).click()
    await expect(person.page.getByText(/Your browser is blocking your camera/)).toBeVisible()
    await person.enter(lessonId)
    await person.room.say('我没有摄像头')
    await li.room.expectMessage('我没有摄像头')
    return person
  })

  await test.step('[R6][R28][R46] a removed student learns why, and comes back once the teacher allows it', async () => {
    await li.room.act('Anna Kowalska', 'Remove from class…')
    await li.page.getByLabel('Reason (the student sees it)').fill('Three warnings')
    await li.page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(phone.page.getByText('You were removed from this class')).toBeVisible()
    await expect(phone.page.getByText(/Three warnings/)).toBeVisible()
    await phone.page.reload()
    await expect(phone.page.getByRole('heading', { name: 'You’re no longer in this lesson' })).toBeVisible()
    await expect(phone.room.board).toHaveCount(0)
    await expect(ben.page.getByText('Three warnings')).toHaveCount(0)
    await li.room.button('Let back in: Anna Kowalska').click()
    await expect(phone.page.getByRole('heading', { name: 'Your teacher let you back in' })).toBeVisible()
    await phone.page.getByRole('button', { name: 'Enter again' }).click()
    await expect(phone.room.board).toBeVisible()
    await ben.page.context().close()
  })

  await test.step('a message that is too long stays in the box with a reason', async () => {
    await li.room.openChat()
    const box = li.page.getByPlaceholder('Write a message…')
    await box.fill('长'.repeat(100_000))
    await li.room.button(/^Send$/).click()
    await expect(li.page.getByText(/This is too long/)).toBeVisible()
    await expect(box).toHaveValue(/长{1000}/)
  })

  await test.step('a teacher on a phone sees every colour and width of the pen', async () => {
    await li.page.setViewportSize({ width: 390, height: 844 })
    await li.room.button('Close panel').click()
    await li.room.button('Color and width').click()
    const choices = li.page.getByRole('dialog', { name: 'Color and width' }).getByRole('radio')
    await expect(choices).toHaveCount(14)
    for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 })
  })
})

test('a wrong password says so by the field and keeps the username', async ({ page, server }) => {
  await page.goto(`${server.url}/hwjy-web/login`)
  await page.getByLabel('Username').fill('student.anna')
  await page.getByLabel('Password', { exact: true }).fill('not-this-one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/Wrong username or password/)).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('student.anna')
})

test('an expired session renews itself, and asks to sign in again when it cannot', async ({ arrive }) => {
  const { page } = await arrive('student.anna')
  const home = page.url()
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('hwjy.session') ?? '{}'))
  const comeBackWith = async (spoilt: object) => {
    // From a page without the app, which would write its own session over this one.
    await page.goto(new URL('/healthz', home).href)
    const session = JSON.stringify({ ...(await stored()), ...spoilt })
    await page.evaluate((text) => localStorage.setItem('hwjy.session', text), session)
    await page.goto(home)
  }
  const token = 'a-token-that-is-not-valid-any-more'
  await comeBackWith({ token })
  await expect.poll(async () => (await stored()).token).not.toBe(token)
  await comeBackWith({ token, refreshToken: token })
  await expect(page.getByRole('heading', { name: 'You’ve been signed out' })).toBeVisible()
})
