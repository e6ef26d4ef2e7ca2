import { expect, test } from '../support/class-test.ts'

/**
 * Another class of the course to buy, long after all lessons of the demo school, and a lesson of the student's at the same
 * time as the first one of the usual class.
 */
const twoClasses = (suffix: string) => [
  `insert into class (id, course_id, teacher_id, name, student_limit, created_at)
    values ('cls_noon${suffix}', 'crs_business${suffix}', 'usr_wang${suffix}', '商务中文 · 周末中午', 16, now())`,
  `insert into lesson (id, class_id, no, name, starts_at, ends_at)
    values ('les_noon${suffix}', 'cls_noon${suffix}', 1, '第一课 初次见面', now() + interval '400 days', now() + interval '400 days 1 hour')`,
  `insert into lesson (id, class_id, no, name, starts_at, ends_at)
    select 'les_crossed${suffix}', 'cls_hsk1${suffix}', 91, '第十一课 补课', starts_at, ends_at
      from lesson where id = 'les_business_1${suffix}'`,
]

test('a student joins a free course, buys another one, signs its contract and reads a chapter', async ({
  arrive,
  home,
  server,
}) => {
  await server.change(...twoClasses(server.suffix))
  const { page } = await arrive('student.emma', { phone: true, timeZone: 'Europe/Berlin' })
  const open = (path: string) => page.goto(`${home}/hwjy-web/student/${path}`)

  await test.step('a free course is joined with one press', async () => {
    await open('catalogue?price=free')
    const courses = page.getByRole('list', { name: 'Courses', exact: true })
    const free = courses.getByRole('listitem').filter({ hasText: 'seats left' }).first()
    await free.getByRole('link').click()
    await page.getByRole('button', { name: 'Join for free' }).click()
    await expect(page.getByText('You joined the course', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/course-detail\?courseId=/)
    await expect(page.getByRole('tab', { name: 'Lessons' })).toBeVisible()
  })

  await test.step('filters that fit nothing are taken away one by one, and good hours for the family stay', async () => {
    await open('catalogue?keyword=不存在的课')
    const filters = page.getByRole('button', { name: /^Filters/ })
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const hours = sheet.getByRole('switch', { name: 'Good hours for us' })
    await filters.click()
    await hours.click()
    await expect(page).toHaveURL(/hours=good/)
    await sheet.getByRole('button', { name: 'Show 0 courses' }).click()
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Remove “不存在的课”' }).click()
    await expect(page.getByRole('button', { name: 'Remove “Good hours for us”' })).toBeFocused()
    const courses = page.getByRole('list', { name: 'Courses', exact: true })
    // Its lessons are in the evening of Shanghai, and at midday in Berlin.
    await expect(courses).toContainText('商务')
    await page.goto(page.url())
    await expect(filters).toHaveText('Filters · 1')
    await filters.click()
    await expect(hours).toBeChecked()
    await hours.click()
    await expect(page).not.toHaveURL(/hours/)
    await sheet.getByRole('button', { name: /^Show \d+ course/ }).click()
    await expect(courses).toBeVisible()
  })

  await test.step('an order can be canceled, and placed again', async () => {
    await open('catalogue?price=paid')
    await page.getByRole('list', { name: 'Courses', exact: true }).getByRole('link').first().click()
    await page.getByRole('link', { name: 'Buy this course' }).first().click()
    await page.getByRole('radio', { name: /周末中午/ }).click()
    await page.getByRole('button', { name: /^Order/ }).click()
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
  })

  await test.step('a class that crosses an own lesson names it, and another class is ordered', async () => {
    await page.getByRole('link', { name: 'Back to the course' }).click()
    await page.getByRole('link', { name: 'Buy this course' }).first().click()
    await page.getByRole('radio', { name: /周二周四晚/ }).click()
    await page.getByRole('button', { name: 'Order', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Your lessons at the same time' })).toContainText('第十一课 补课')
    await expect(page.getByRole('button', { name: 'Order anyway' })).toBeVisible()
    await page.getByRole('radio', { name: /周末中午/ }).click()
    await page.getByRole('button', { name: 'Order', exact: true }).click()
    await expect(page).toHaveURL(/\/student\/order\//)
  })

  await test.step('another device of the family pays it, and the phone says so by itself', async () => {
    const { page: laptop } = await arrive('student.emma')
    await laptop.goto(page.url())
    await laptop.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(laptop).toHaveURL(/contract\?contractId=/)
    await laptop.context().close()
    await page.getByRole('link', { name: 'Sign the contract' }).click()
  })

  await test.step('the contract of what was paid is signed by a typed name', async () => {
    await page.getByRole('button', { name: 'Sign contract' }).click()
    await expect(page.getByText('Enter your name.')).toBeVisible()
    await page.getByLabel('Your full name').fill('Emma Laurent')
    await page.getByRole('checkbox', { name: 'I have read the contract and agree to it.' }).click()
    await page.getByRole('button', { name: 'Sign contract' }).click()
    await expect(page.getByRole('img', { name: 'Signature of Emma Laurent' })).toBeVisible()
    await open('orders?status=paid')
    await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1)
  })

  await test.step('what is read of a chapter is told to the server', async () => {
    // Half a minute of reading passes at once.
    await page.clock.install()
    await open('courses')
    const told = page.waitForResponse((response) => response.url().includes('updateSSProgess'))
    await page.getByRole('list', { name: 'My courses' }).getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Chapters' }).click()
    await page.getByRole('list', { name: 'Chapters' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Text' })).toBeVisible()
    await page.getByRole('list', { name: 'Text' }).getByRole('listitem').last().scrollIntoViewIfNeeded()
    await page.clock.runFor(31_000)
    expect((await told).ok()).toBe(true)
    await page.getByRole('link', { name: 'Next chapter' }).click()
  })
})
