import type { Page } from '@playwright/test'
import { expect, test } from '../support/class-test.ts'
import { PASSWORD } from '../support/person.ts'
import { SchoolApi } from '../support/school-api.ts'
import { nextPageIsKept } from '../support/service-workers.ts'
import type { OwnSchool } from '../support/shared-server.ts'

const fetchedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

test.use({ worksOffline: true })

test('a student does homework on a phone, loses the line, takes it back, and reads the marks', async ({
  arrive,
  server,
}) => {
  const anna = await arrive('student.anna', { phone: true })
  const { page } = anna
  const saved = (where: Page = page) => where.getByText(/^Saved \d/)
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  const teacher = await teacherOf(server)
  const analysis = `${server.url}/hwjy-web/homework-analyze?homeworkId=hmw_hsk1_open${server.suffix}`
  const question = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('the list leads to the cover, and the cover begins it', async () => {
    await nextPageIsKept(page)
    await page.reload()
    await page.getByRole('link', { name: 'Homework', exact: true }).click()
    await page.getByRole('combobox', { name: 'Course' }).click()
    await page.getByRole('option', { name: 'HSK 1' }).click()
    await expect(page.getByRole('tab', { name: /^To do again/ })).toContainText('1')
    await page.getByRole('listitem').getByRole('link', { name: '课后练习' }).click()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
  })

  await test.step('choices are saved as they are made', async () => {
    await page.getByRole('radio', { name: /我叫安娜/ }).check()
    await expect(question('Question 1, answered')).toBeVisible()
    await next()
    await page.getByRole('checkbox', { name: /你好/ }).check()
    await page.getByRole('checkbox', { name: /早上好/ }).check()
    await expect(question('Question 2, answered')).toBeVisible()
    await expect(saved()).toBeVisible()
  })

  await test.step('a first take is recorded without a line, belongs to the answer, and is heard here', async () => {
    await next()
    await expect.poll(() => fetchedFiles(page)).toContainEqual(expect.stringMatching(/\.wasm$/))
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Record' }).click()
    await expect(page.getByText(/^0:0[1-9] of/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Keep recording' }).click()
    await page.context().setOffline(false)
    // The take still runs: the next question keeps it.
    await next()
    await expect(question('Question 3, answered')).toBeVisible()
    await question('Question 3, answered').click()
    await expect(page.getByRole('region', { name: 'Recording 1' })).toBeVisible()
  })

  await test.step('without a line all goes on, and a reload keeps it', async () => {
    await next()
    const photo = await page.screenshot()
    await page.context().setOffline(true)
    await page
      .getByLabel('Add photos')
      .and(page.locator('input'))
      .setInputFiles([{ name: 'page.png', mimeType: 'image/png', buffer: photo }])
    await expect(page.getByRole('button', { name: 'Photo 1', exact: true })).toBeVisible()
    await page.getByLabel('Your answer').fill('我妈妈在医院工作。')
    await expect(page.getByText(/everything is kept on this device/)).toBeVisible()
    await expect.poll(() => draftsOf(page)).toContain('我妈妈在医院工作。')
    await page.reload()
    await expect(page.getByLabel('Your answer')).toHaveValue('我妈妈在医院工作。')
    await expect(page.getByRole('button', { name: 'Photo 1', exact: true })).toBeVisible()
    await page.context().setOffline(false)
    await expect(question('Question 4, answered')).toBeVisible()
  })

  await test.step('a second tab reads until it is told to write, and the first writes again when it is closed', async () => {
    const second = await page.context().newPage()
    await second.goto(page.url())
    await expect(second.getByText('Open in another tab')).toBeVisible()
    await second.getByRole('button', { name: 'Write here' }).click()
    await second.getByLabel('Your answer').fill('我爸爸在学校工作。')
    await expect(saved(second)).toBeVisible()
    await expect(second.getByRole('button', { name: 'Question 4, answered' })).toBeVisible()
    await expect(page.getByText('Open in another tab')).toBeVisible()
    await second.close()
    await expect(page.getByText('Open in another tab')).toBeHidden()
    await expect(page.getByLabel('Your answer')).toHaveValue('我爸爸在学校工作。')
    await expect(page.getByText('This answer was changed somewhere else')).toBeHidden()
  })

  await test.step('an answer that another device saved meanwhile is shown beside this one', async () => {
    const { page: other } = await arrive('student.anna')
    await other.goto(page.url())
    await expect(other.getByLabel('Your answer')).toHaveValue('我爸爸在学校工作。')
    await other.getByLabel('Your answer').fill('我哥哥是医生。')
    await expect(saved(other)).toBeVisible()
    await page.getByLabel('Your answer').fill('我姐姐是老师。')
    await expect(page.getByText('This answer was changed somewhere else')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Here', exact: true })).toContainText('我姐姐是老师。')
    const theirs = page.getByRole('region', { name: /^Elsewhere/ })
    await expect(theirs).toContainText('我哥哥是医生。')
    await theirs.getByRole('button', { name: 'Use the other one' }).click()
    await expect(page.getByLabel('Your answer')).toHaveValue('我哥哥是医生。')
    await expect(page.getByText('This answer was changed somewhere else')).toBeHidden()
    await other.context().close()
  })

  const handIn = async (confirm: string) => {
    await page.getByRole('button', { name: 'Hand in…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
    await expect(page.getByRole('heading', { name: 'Handed in' })).toBeVisible()
  }

  await test.step('it is handed in, taken back, and handed in again without one answer', async () => {
    await handIn('Hand in')
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await question('Question 3, answered').click()
    await page.getByRole('button', { name: 'Remove recording 1' }).click()
    await expect(question('Question 3, no answer yet')).toBeVisible()
    await question('Question 4, answered').click()
    await handIn('Hand in anyway')
    await expect(page.getByText('Not answered: question 3')).toBeVisible()
  })

  await test.step('the teacher marks it, and the student reads score and words', async () => {
    await teacher.mark([20, 20, 0, 20], '写得真好！')
    await page.goto(analysis)
    await expect(page.getByText('60', { exact: true })).toBeVisible()
    await expect(page.getByText('写得真好！')).toBeVisible()
    // What is to be learned from comes first.
    await expect(page.getByRole('listitem', { name: /^Question/ }).first()).toHaveAccessibleName('Question 3')
    await page.getByRole('button', { name: 'Once more, just for me' }).click()
    await page.getByRole('radio', { name: /我很好/ }).check()
    await page.getByRole('button', { name: 'Check' }).first().click()
    await expect(page.getByText('Not yet. Try again.')).toBeVisible()
  })

  await test.step('given back and done again, it shows both times', async () => {
    await teacher.giveBack('请把第四题写长一点。')
    await page.goto(analysis)
    await page.getByRole('link', { name: 'Do it again' }).click()
    // What to improve stands beside the button.
    await expect(page.getByRole('heading', { name: 'What to improve' })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: '请把第四题写长一点。' })).toBeVisible()
    await page.getByRole('button', { name: 'Do it again' }).click()
    await expect(page.getByRole('group').filter({ hasText: 'What to improve请把第四题写长一点。' })).toBeVisible()
    await question('Question 4, answered').click()
    await page.getByLabel('Your answer').fill('我哥哥是医生，他在北京的医院工作。')
    await expect(saved()).toBeVisible()
    await handIn('Hand in anyway')
    await teacher.mark([20, 20, 0, 30], '好多了！')
    await page.goto(analysis)
    await expect(page.getByText('70', { exact: true })).toBeVisible()
    const tries = page.getByRole('region', { name: 'Earlier tries' })
    await expect(tries).toContainText('60 of 100 points')
    await expect(tries).toContainText('写得真好！')
    await expect(tries).toContainText('请把第四题写长一点。')
    const fourth = page.getByRole('listitem', { name: 'Question 4' })
    const before = fourth.getByRole('region', { name: 'Try 1, question 4' })
    await expect(fourth).toContainText('30 of 30 points')
    await expect(before).toContainText('我哥哥是医生。')
    await expect(before).toContainText('20 of 30 points')
    await expect(fourth.getByRole('button', { name: /^Open Photo \d$/ })).toHaveCount(2)
    await page.getByRole('link', { name: 'Comments only' }).click()
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your teacher’s comments' }).last()).toContainText('好多了！')
  })
})

/** What this browser keeps of answers that are not sent. */
const draftsOf = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('no database'))
      })
    const database = await done(indexedDB.open('hwjy-drafts'))
    const drafts = await done(database.transaction('drafts').objectStore('drafts').getAll())
    database.close()
    return JSON.stringify(drafts)
  })

/** What the teacher's screens send about the work. */
async function teacherOf({ url, suffix }: OwnSchool) {
  const api = await SchoolApi.signIn(url, 'teacher', 'teacher.li', PASSWORD)
  const work = async () => {
    const { answerPaper } = await api.call<{ answerPaper: { answerPaperId: string } }>('getWorkOfStudent', {
      homeworkId: `hmw_hsk1_open${suffix}`,
      stuId: `usr_anna${suffix}`,
    })
    return answerPaper.answerPaperId
  }
  return {
    mark: async (scores: readonly number[], comment: string) =>
      api.call('markAnswerPaper', {
        answerPaperId: await work(),
        paper: { comment },
        list: scores.map((score, index) => ({ no: index + 1, score })),
      }),
    giveBack: async (comment: string) => api.call('returnAnswerPaper', { answerPaperId: await work(), comment }),
  }
}
