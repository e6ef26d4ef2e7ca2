import type { Page } from '@playwright/test'
import { expect, test } from '../support/class-test.ts'
import { PASSWORD } from '../support/person.ts'
import { SchoolApi } from '../support/school-api.ts'

test.use({ worksOffline: true })

interface HandedIn {
  answerPaper: { state: string; handInCount: number }
  questions: { no: number; answer: { text: string; images: unknown[]; audio: unknown[] } | null }[]
}

test('the clock of a homework runs out online, offline and during an upload: each answer arrives once, as last typed', async ({
  arrive,
  server,
}) => {
  const homeworkId = `hmw_hsk1_open${server.suffix}`
  const people = await Promise.all(
    ['student.anna', 'student.ben', 'student.chika'].map((name) => arrive(name, { phone: true })),
  )
  const [anna, ben, chika] = people.map(({ page }) => page) as [Page, Page, Page]
  const pages = [anna, ben, chika]
  const answer = (page: Page) => page.getByLabel('Your answer')
  const saved = (page: Page) => page.getByText(/^Saved \d/)
  const isHandedIn = (page: Page) => expect(page.getByRole('heading', { name: 'Handed in' })).toBeVisible()

  await server.change(
    `delete from answer where answer_paper_id in (select id from answer_paper where homework_id = '${homeworkId}')`,
    `delete from answer_paper where homework_id = '${homeworkId}'`,
    `update homework set limit_minutes = 40 where id = '${homeworkId}'`,
  )

  await test.step('they begin, and a take that a reload interrupted is offered to its answer', async () => {
    for (const page of pages) {
      await page.goto(`${server.url}/hwjy-web/homework?homeworkId=${homeworkId}`)
      await page.getByRole('button', { name: 'Start', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Start' }).click()
      await expect(page.getByText(/^\d+:\d\d left$/)).toBeVisible()
    }
    const ofQuestion = (no: number) => `${server.url}/hwjy-web/examination?homeworkId=${homeworkId}&no=${no}`
    await anna.goto(ofQuestion(3))
    await anna.getByRole('button', { name: 'Record' }).click()
    await expect(anna.getByText(/^0:0[3-9] of/)).toBeVisible()
    await anna.reload()
    await anna.getByRole('button', { name: /^Use: Recording from / }).click()
    await expect(anna.getByRole('region', { name: 'Recording 1' })).toBeVisible()
    await expect(anna.getByRole('button', { name: 'Question 3, answered' })).toBeVisible()
    for (const page of pages) {
      await page.goto(ofQuestion(4))
      await answer(page).fill('我妈妈在')
      await expect(saved(page)).toBeVisible()
    }
  })

  const held = Promise.withResolvers<void>()
  await test.step('twenty seconds are left: one uploads a photo, one loses the network, one goes on typing', async () => {
    const photo = await anna.screenshot()
    await server.change(
      `update answer_paper set started_at = now() - interval '40 minutes' + interval '20 seconds'
        where homework_id = '${homeworkId}'`,
    )
    await Promise.all(pages.map((page) => page.reload()))
    await anna.route(/\/cos\//, async (route) => {
      await held.promise
      await route.continue()
    })
    await anna
      .getByLabel('Add photos')
      .and(anna.locator('input'))
      .setInputFiles([{ name: 'page.png', mimeType: 'image/png', buffer: photo }])
    await answer(anna).fill('我妈妈在医院工作。')
    await chika.context().setOffline(true)
    await answer(chika).fill('我妈妈在学校工作。')
    await expect(chika.getByText(/everything is kept on this device/)).toBeVisible()
    await answer(ben).fill('我妈妈在家')
    await answer(ben).pressSequentially('工作。')
  })

  await test.step('then it is over: what waited goes out with the network, with the upload, or at once', async () => {
    await isHandedIn(ben)
    await expect(chika.getByText(/The rest is on this device/)).toBeVisible()
    await expect(anna.getByText(/^Your 40 minutes are up/)).toBeVisible()
    await expect(answer(chika)).toHaveCount(0)
    await expect(chika.getByText('我妈妈在学校工作。')).toBeVisible()
    await chika.context().setOffline(false)
    held.resolve()
    await isHandedIn(chika)
    await isHandedIn(anna)
  })

  await test.step('the teacher has each answer once', async () => {
    const api = await SchoolApi.signIn(server.url, 'teacher', 'teacher.li', PASSWORD)
    const read = async (name: string) => {
      const { answerPaper, questions } = await api.call<HandedIn>('getWorkOfStudent', {
        homeworkId,
        stuId: `usr_${name}${server.suffix}`,
      })
      const given = questions.flatMap(({ no, answer }) =>
        answer ? [[no, answer.text, answer.images.length, answer.audio.length]] : [],
      )
      return { state: answerPaper.state, handInCount: answerPaper.handInCount, given }
    }
    const waiting = { state: 'waiting', handInCount: 1 }
    expect(await read('anna')).toEqual({
      ...waiting,
      given: [
        [3, '', 0, 1],
        [4, '我妈妈在医院工作。', 1, 0],
      ],
    })
    expect(await read('ben')).toMatchObject({
      ...waiting,
      given: expect.arrayContaining([[4, '我妈妈在家工作。', 0, 0]]),
    })
    expect(await read('chika')).toEqual({ ...waiting, given: [[4, '我妈妈在学校工作。', 0, 0]] })
  })
})

test('children of a family take turns in the middle of an answer, and nothing of one is seen or sent under the other', async ({
  arrive,
  home,
  server,
}) => {
  const homeworkId = `hmw_hsk3_open${server.suffix}`
  await server.change(
    `insert into enrolment (class_id, student_id, enrolled_at)
      values ('cls_hsk3${server.suffix}', 'usr_samuel${server.suffix}', now() - interval '14 days')`,
  )
  const { page } = await arrive('student.grace', { child: 'Grace Okafor', phone: true })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/submitQuestion')) sent.push(request.postData() ?? '')
  })
  const answer = page.getByLabel('Your answer')
  const saved = page.getByText(/^Saved \d/)
  const address = `${home}/hwjy-web/examination?homeworkId=${homeworkId}&no=4`
  const switchTo = async (name: string, nickname: string) => {
    await page.goto(`${home}/hwjy-web/supervision`)
    await page.getByRole('button', { name: `Switch to ${name}` }).click()
    await expect(page.getByRole('heading', { name: `Hello, ${nickname}` })).toBeVisible()
  }
  const begin = async () => {
    await page.goto(`${home}/hwjy-web/homework?homeworkId=${homeworkId}`)
    await page.getByRole('button', { name: /^(Start|Continue)$/ }).click()
    await page.goto(address)
  }

  await test.step('her answer does not arrive, and she keeps it on this device', async () => {
    await begin()
    await page.route(/\/submitQuestion$/, (route) => route.abort())
    await answer.fill('我是格蕾丝。')
    await expect.poll(() => sent.length).toBeGreaterThan(0)
  })

  await test.step('her brother finds an empty answer, writes his own, and sends nothing of hers', async () => {
    await switchTo('Samuel Okafor', 'Sam')
    await page.unroute(/\/submitQuestion$/)
    sent.length = 0
    await begin()
    await expect(answer).toHaveValue('')
    await answer.fill('我是萨姆。')
    await expect(saved).toBeVisible()
    expect(decodeURIComponent(sent.join(''))).not.toContain('格蕾丝')
  })

  await test.step('her own answer waits for her, and arrives under her name', async () => {
    sent.length = 0
    await switchTo('Grace Okafor', 'Grace')
    await page.goto(address)
    await expect(answer).toHaveValue('我是格蕾丝。')
    await expect(saved).toBeVisible()
    expect(decodeURIComponent(sent.join(''))).not.toContain('萨姆')
    const api = await SchoolApi.signIn(home, 'teacher', 'teacher.li', PASSWORD)
    const textOf = async (name: string) => {
      const { questions } = await api.call<HandedIn>('getWorkOfStudent', {
        homeworkId,
        stuId: `usr_${name}${server.suffix}`,
      })
      return questions.find(({ no }) => no === 4)?.answer?.text
    }
    expect(await textOf('grace')).toBe('我是格蕾丝。')
    expect(await textOf('samuel')).toBe('我是萨姆。')
  })
})
