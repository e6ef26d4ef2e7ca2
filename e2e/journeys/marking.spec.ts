import { expect, testWithOwnServer as test } from '../support/class-test.ts'
import { Keys } from '../support/hand.ts'
import { PASSWORD } from '../support/person.ts'
import { SchoolApi } from '../support/school-api.ts'

test.use({ worksOffline: true })

test('a teacher marks a class by keys, over a reload, without a network and without a server, and nothing is lost or sent twice', async ({
  arrive,
  server,
}) => {
  const { page } = await arrive('teacher.li')
  // Only ink is drawn with a pointer.
  const keys = new Keys(page)
  const marked: string[] = []
  // Those without a network never arrive, however often they are tried.
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/submitCorrectPaper')) marked.push(request.postData() ?? '')
  })
  const student = (name: string) => page.getByRole('heading', { name, level: 2 })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await test.step('home says how much waits, and one press opens what waits longest', async () => {
    const api = await SchoolApi.signIn(server.url, 'teacher', 'teacher.li', PASSWORD)
    const waiting = await api.call<{ records: { answerPaperId: string; submittedAt: string }[]; total: number }>(
      'listAnswerPapers',
      { state: 'waiting', current: 1, size: 100 },
    )
    const [longest] = waiting.records.toSorted((a, b) => Date.parse(a.submittedAt) - Date.parse(b.submittedAt))
    await expect(page.getByRole('strong').filter({ hasText: `${waiting.total} to grade` })).toBeVisible()
    await keys.press(page.getByRole('link', { name: 'Grade next' }))
    await expect(page).toHaveURL(new RegExp(`answerPaperId=${longest?.answerPaperId}$`))
    await expect(page.getByRole('button', { name: 'Grade and next' })).toBeVisible()
  })

  await test.step('a message in the bell leads to the work that it is about', async () => {
    await keys.press(page.getByRole('button', { name: 'Messages' }))
    // The tab of the work that is open is a link of the same name.
    const messages = page.getByRole('dialog', { name: 'Messages' })
    await keys.press(messages.getByRole('link', { name: /^Anna Kowalska .*自我介绍：写和读/ }))
    await expect(page).toHaveURL(/answerPaperId=anp_show_photos_anna$/)
    await expect(student('Anna Kowalska')).toBeVisible()
    // While the messages are open, keys are theirs.
    await expect(messages).toHaveCount(0)
  })
  const score = (no: number) => page.getByLabel(`Score for question ${no}`, { exact: true })

  await test.step('ink and a pin on a photo', async () => {
    const photo = page.getByRole('figure', { name: 'Photo 1 of 2' })
    await expect(photo.getByRole('img')).toBeVisible()
    await press('d')
    await expect(photo.getByRole('button', { name: 'Pen', exact: true })).toHaveAttribute('aria-pressed', 'true')
    const box = await photo.getByRole('img').boundingBox()
    if (!box) throw new Error('no photo')
    await page.mouse.move(box.x + 60, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x + 160, box.y + 90, { steps: 8 })
    await page.mouse.up()
    const redo = photo.getByRole('button', { name: 'Redo', exact: true })
    await photo.getByRole('button', { name: 'Eraser' }).click()
    await page.mouse.click(box.x + 60, box.y + 60)
    // The eraser slipped: the stroke comes back, and goes again.
    await press('Control+z')
    await expect(redo).toBeEnabled()
    await press('Control+Shift+z')
    await expect(redo).toBeDisabled()
    await keys.press(photo.getByRole('button', { name: 'Undo', exact: true }))
    await expect(redo).toBeEnabled()
    await keys.press(photo.getByRole('button', { name: 'Pin', exact: true }))
    await keys.press(photo.getByRole('button', { name: 'Place it in the middle' }))
    await keys.write(photo.getByLabel('Text of pin 1'), '“着”要表示状态。')
    await keys.write(photo.getByLabel('Points for pin 1'), '-2')
    await press('Escape')
  })

  await test.step('a suggestion from the pin, a score by digits, a phrase, a comment', async () => {
    await expect(score(1)).toHaveAttribute('placeholder', '58')
    await press('5', '6', 'ArrowDown', '3', '1', 'b')
    const bank = page.getByRole('dialog', { name: 'Phrases' })
    await keys.write(bank.getByLabel('Find a phrase'), '很清楚')
    await press('Enter')
    await expect(page.getByLabel('Comment on question 2')).toHaveValue('读得很清楚，语速也合适。')
    await expect(score(1)).toHaveValue('56')
    await expect(score(2)).toHaveValue('31')
  })

  await test.step('the take plays and slows down', async () => {
    await press('[')
    await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveText(/0.75×/)
  })

  await test.step('a comment is kept as a phrase, and the phrase is deleted', async () => {
    await press('ArrowUp', 'c')
    await keys.write(page.getByLabel('Comment on question 1'), '字写得很端正。')
    await keys.press(page.getByRole('button', { name: 'Save this comment as a phrase' }).first())
    await keys.press(page.getByRole('button', { name: 'Phrases for question 1' }))
    const phrase = page
      .getByRole('dialog', { name: 'Phrases' })
      .getByRole('button', { name: 'Delete “字写得很端正。”' })
    await keys.press(phrase)
    await expect(phrase).toBeHidden()
    await press('Escape')
  })

  await test.step('a reload in the middle loses nothing', async () => {
    await expect(page.getByText(/^Draft \d/)).toBeVisible()
    await page.reload()
    await expect(score(1)).toHaveValue('56')
    await expect(page.getByLabel('Text of pin 1')).toHaveValue('“着”要表示状态。')
  })

  await test.step('graded, the next one that waits is there', async () => {
    // The tab has to take the draft over from the page before the reload.
    await expect(page.getByRole('button', { name: 'Grade and next' })).toBeEnabled()
    await press('Control+Enter')
    await expect(student('Anna Kowalska')).toBeHidden()
    await expect.poll(() => marked.length).toBe(1)
    expect(marked[0]).toContain('annotations')
  })

  await test.step('without a network the marks wait, and go when it is back', async () => {
    await expect(score(1)).toBeVisible()
    await page.context().setOffline(true)
    const cutAt = Date.now()
    await press('4', '0', 'ArrowDown', 'f', 'Control+Enter')
    await expect(page.getByText('1 waiting to send').first()).toBeVisible()
    await expect(page.getByText('You’re offline')).toBeVisible()
    // The last work that waits has no next one.
    await expect(page.getByRole('button', { name: /^Grade( and next)?$/ })).toBeInViewport({ ratio: 1 })
    // Long enough for every first try to have failed.
    await expect.poll(() => Date.now() - cutAt).toBeGreaterThan(30_000)
    await page.context().setOffline(false)
    await expect(page.getByText('1 waiting to send')).toHaveCount(0)
    // The panes scroll, the page itself does not.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
  })

  await test.step('a spoken remark is part of the draft, and there after a reload', async () => {
    await expect(student('田中春')).toBeVisible()
    const remark = page.getByRole('button', { name: 'Remove this voice comment' })
    await press('r')
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    // The take is worth keeping once it has a second of sound.
    await expect(page.getByText(/^0?0:0[1-9]/)).toBeVisible()
    await press('r')
    await expect(remark).toBeVisible()
    await expect(page.getByText(/^Draft \d/)).toBeVisible()
    await page.reload()
    await expect(remark).toBeVisible()
  })

  await test.step('a work is returned for another try', async () => {
    await expect(page.getByRole('button', { name: 'Return' })).toBeEnabled()
    await keys.press(page.getByRole('button', { name: 'Return' }))
    const dialog = page.getByRole('dialog', { name: 'Return this work?' })
    await keys.write(dialog.getByLabel('What to improve'), '请再读一遍，读慢一点。')
    await keys.press(dialog.getByRole('button', { name: 'Return' }))
    await expect(page.getByRole('heading', { name: 'Nothing to grade now' })).toBeVisible()
  })

  await test.step('two browsers mark one work: the second sees both versions before anything is replaced', async () => {
    // A link may name the student instead of the work.
    const one = `${server.url}/hwjy-web/corrects?homeworkId=hmw_show_thirty&stuId=usr_mate001`
    const { page: other } = await arrive('teacher.li')
    await other.goto(one)
    await other.getByLabel('Score for question 1', { exact: true }).fill('50')
    await other.getByLabel('Score for question 2', { exact: true }).fill('40')
    await expect(other.getByText(/^Draft \d/)).toBeVisible()
    await page.goto(one)
    await score(1).fill('45')
    await press('Escape', 'Control+Enter')
    await expect.poll(() => marked.length).toBe(3)
    await press('Escape')
    await other.keyboard.press('Control+Enter')
    await other.getByRole('alert').getByRole('link', { name: 'View' }).click()
    const conflict = other.getByRole('region', { name: 'There are two versions' })
    await expect(conflict.getByRole('row', { name: '1 45 50' })).toBeVisible()
    await new Keys(other).press(conflict.getByRole('button', { name: 'Use the current version' }))
    await expect(conflict).toBeHidden()
  })

  /** Asks the server for the ids of the class's works that still wait for a grade. */
  const waitingOfClass = async () => {
    const api = await SchoolApi.signIn(server.url, 'teacher', 'teacher.li', PASSWORD)
    const page = { homeworkId: 'hmw_show_thirty', state: 'waiting', current: 1, size: 100 }
    const { records } = await api.call<{ records: { answerPaperId: string }[] }>('listAnswerPapers', page)
    return records.map(({ answerPaperId }) => answerPaperId)
  }

  await test.step('what is graded while the server is away goes to the one that comes back', async () => {
    const waiting = await waitingOfClass()
    const id = waiting.at(-1) ?? ''
    await page.goto(`${server.url}/hwjy-web/corrects?answerPaperId=${id}`)
    await score(1).fill('44')
    await score(2).fill('33')
    await server.kill()
    await press('Escape', 'Control+Enter')
    await expect(page.getByText('1 waiting to send').first()).toBeVisible()
    await server.boot()
    await expect(page.getByText('1 waiting to send')).toHaveCount(0)
    expect(await waitingOfClass()).toEqual(waiting.filter((one) => one !== id))
  })

  await test.step('one question of the class after the other, and the finished works are graded together', async () => {
    await page.goto(`${server.url}/hwjy-web/homework-teacher?homeworkId=hmw_show_thirty`)
    await keys.press(page.getByRole('link', { name: 'Grade by question' }))
    for (const no of [1, 2]) {
      const end = page.getByRole('heading', { name: `Question ${no} is scored for everyone` })
      const open = page.getByRole('navigation', { name: 'Students' }).locator('[data-state="open"]')
      await expect(score(no)).toBeVisible()
      for (let left = await open.count(); left > 0; left -= 1) {
        await expect(score(no)).toHaveValue('')
        await press('f')
        await expect(open).toHaveCount(left - 1)
        await press('Control+Enter')
      }
      await expect(end).toBeVisible()
      if (no === 1) await keys.press(page.getByRole('button', { name: 'Continue with question 2' }))
    }
    await keys.press(page.getByRole('button', { name: 'Submit finished grading' }))
    await expect(page.getByText(/^\d+ submissions graded\.$/)).toBeVisible()
    await expect(page.getByText(/waiting to send/)).toHaveCount(0)
    await page.goto(`${server.url}/hwjy-web/homework-teacher?homeworkId=hmw_show_thirty&tab=waiting`)
    await expect(page.getByText('Nothing to grade')).toBeVisible()
  })
})
