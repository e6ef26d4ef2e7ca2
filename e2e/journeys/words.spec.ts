import type { Page } from '@playwright/test'
import { expect, test } from '../support/class-test.ts'
import { selectWord } from '../support/select-word.ts'
import { nextPageIsKept } from '../support/service-workers.ts'

test.use({ worksOffline: true })

test('a student keeps words where they are met, reviews them by keys, also offline, and finds them again', async ({
  arrive,
  server,
}) => {
  const { page } = await arrive('student.grace', { child: 'Grace Okafor' })
  const open = (path: string) => page.goto(`${server.url}/hwjy-web${path}`)
  const chapter = `/student/course/crs_hsk1${server.suffix}/chapter/cch_hsk1_3${server.suffix}`
  const words = page.getByRole('list', { name: 'My words' })

  await test.step('a word of a chapter, and the chapter itself', async () => {
    await nextPageIsKept(page)
    await open(chapter)
    await page.getByRole('button', { name: 'Add 名字 to favorites' }).click()
    await expect(page.getByRole('button', { name: 'Remove 名字 from favorites' })).toBeVisible()
    await page.getByRole('button', { name: 'Add 第三课 你叫什么名字 to favorites' }).click()
    await expect(page.getByRole('button', { name: 'Remove 第三课' })).toBeVisible()
  })

  await test.step('a word of a lesson', async () => {
    await open(`/course-detail?courseId=crs_hsk1${server.suffix}&tab=lessons`)
    await page
      .getByRole('link', { name: /Lesson 1 / })
      .first()
      .click()
    await page.getByRole('button', { name: /new words?$/ }).click()
    await page.getByRole('button', { name: 'Add 老师 to favorites' }).click()
    await expect(page.getByRole('button', { name: 'Remove 老师' })).toBeVisible()
  })

  await test.step('a word that is selected in a marked work', async () => {
    await open(`/homework-analyze?homeworkId=hmw_hsk1_graded${server.suffix}`)
    await selectWord(page, '认真')
    await page.getByRole('button', { name: 'Add 认真 to favorites' }).click()
    await expect(page.getByText('Added: 认真', { exact: true })).toBeVisible()
  })

  await test.step('several that are pasted, and what is no word stays in the field', async () => {
    await page.getByRole('link', { name: 'My words' }).click()
    await expect(words.getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: 'Add words' }).click()
    await page.getByLabel('Words', { exact: true }).fill('朋友 hello')
    await page.getByRole('button', { name: 'Save 2 words' }).click()
    await expect(page.getByLabel('Words', { exact: true })).toHaveValue('hello')
    await page.getByLabel('Words', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(words.getByRole('listitem')).toHaveCount(4)
  })

  await test.step('by keys, offline for a minute, and with a reload in the middle', async () => {
    await page.getByRole('link', { name: 'Start review' }).click()
    await rate(page, '3')
    await page.context().setOffline(true)
    await rate(page, '4')
    await expect(page.getByText(/You’re offline. You can continue/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible()
    await page.reload()
    await rate(page, '1')
    await page.context().setOffline(false)
    await rate(page, '2')
    // The forgotten one comes once more.
    await expect(page.getByText('Once more')).toBeVisible()
    await rate(page, '3')
    await expect(page.getByRole('heading', { name: 'That’s enough for today' })).toBeVisible()
    await expect(page.getByText(/You reviewed 4 words.*Next review: Tomorrow/)).toBeVisible()
  })

  await test.step('each review has arrived once', async () => {
    await page.getByRole('link', { name: 'Back to my words' }).click()
    await expect(words.getByText('Learning', { exact: true })).toHaveCount(4)
    await words.getByRole('button', { name: 'Stroke order of 认真' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Play stroke order' }).click()
    await expect(page.getByRole('dialog').getByText(/^Stroke 1 of/)).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('one is forgotten, and says what goes with it', async () => {
    await words.getByRole('button', { name: 'Remove 朋友' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('1 review of this word is deleted')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(words.getByRole('listitem')).toHaveCount(3)
  })

  await test.step('the palette leads to the search, which finds word and chapter', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('mingzi')
    await page.getByRole('button', { name: 'Search everything for “mingzi”' }).click()
    const results = page.getByRole('list', { name: 'Results' })
    await expect(results.getByRole('link', { name: '名字', exact: true })).toBeVisible()
    await page.getByLabel('What are you looking for?').fill('第三课')
    await results.getByRole('link', { name: '第三课 你叫什么名字' }).first().click()
    await page.getByRole('link', { name: 'Favorites' }).click()
    await page.getByRole('button', { name: 'Remove 第三课' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: '第三课 你叫什么名字' })).toBeHidden()
  })

  await test.step('the brother of the same family sees none of them', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Samuel')
    await page.getByRole('button', { name: /^Switch to Samuel/ }).click()
    await expect(page.getByRole('heading', { name: 'Hello, Sam' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My words' }).click()
    await expect(page.getByText('No words yet')).toBeVisible()
  })
})

const rate = async (page: Page, key: string) => {
  await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('group', { name: 'How well did you know it?' })).toBeVisible()
  await page.keyboard.press(key)
}
