import { expect, test } from '../support/class-test.ts'
import { Keys } from '../support/hand.ts'
import { PASSWORD } from '../support/person.ts'
import { SchoolApi } from '../support/school-api.ts'

test('a student does homework, reads its marks, buys a course and signs, by keys alone', async ({ arrive, server }) => {
  const { page } = await arrive('student.emma')
  const keys = new Keys(page)
  const main = page.getByRole('main')
  const rail = page.getByRole('navigation', { name: 'Main' })
  const question = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('homework is found and begun', async () => {
    await keys.press(rail.getByRole('link', { name: 'Homework', exact: true }))
    await keys.press(main.getByRole('link', { name: '课后练习' }).first())
    await keys.press(main.getByRole('button', { name: 'Start', exact: true }))
  })

  await test.step('each kind of question is answered', async () => {
    await keys.press(main.getByRole('radio', { name: /我叫安娜/ }))
    await expect(question('Question 1, answered')).toBeVisible()
    await keys.key('Control+ArrowRight')
    await keys.press(main.getByRole('checkbox', { name: /你好/ }))
    await keys.press(main.getByRole('checkbox', { name: /早上好/ }))
    await expect(question('Question 2, answered')).toBeVisible()
    await keys.key('Control+ArrowRight')
    await keys.press(main.getByRole('button', { name: 'Record' }))
    await expect(page.getByText(/^0:0[2-9] of/)).toBeVisible()
    await keys.press(main.getByRole('button', { name: 'Stop' }))
    await expect(question('Question 3, answered')).toBeVisible()
    await keys.press(main.getByRole('button', { name: 'See my tones' }))
    const tones = main.getByRole('region', { name: /tones/i })
    await expect(tones.getByRole('listitem').first()).toBeVisible()
    await keys.press(tones.getByRole('button', { name: 'Close' }))
    await expect(tones).toHaveCount(0)
    await keys.key('Control+ArrowRight')
    await keys.write(page.getByLabel('Your answer'), '我妈妈在医院工作。')
    await expect(question('Question 4, answered')).toBeVisible()
  })

  await test.step('it is handed in', async () => {
    await keys.key('Control+Enter')
    await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Hand in' }))
    await expect(page.getByRole('heading', { name: 'Handed in' })).toBeVisible()
  })

  await test.step('once it is graded, the answers and the words of the teacher are read', async () => {
    const api = await SchoolApi.signIn(server.url, 'teacher', 'teacher.li', PASSWORD)
    const asked = { homeworkId: `hmw_hsk1_open${server.suffix}`, stuId: `usr_emma${server.suffix}` }
    const { answerPaper } = await api.call<{ answerPaper: { answerPaperId: string } }>('getWorkOfStudent', asked)
    const list = [20, 20, 30, 25].map((score, index) => ({ no: index + 1, score }))
    await api.call('markAnswerPaper', { ...answerPaper, paper: { comment: '写得真好！' }, list })
    await page.reload()
    await keys.press(rail.getByRole('link', { name: 'Homework', exact: true }))
    await keys.press(main.getByRole('tab', { name: /^Graded/ }))
    await keys.press(main.getByRole('link', { name: '课后练习' }).first())
    await keys.press(main.getByRole('link', { name: 'See the results' }))
    await expect(page.getByText('写得真好！')).toBeVisible()
  })

  await test.step('a course is found, ordered and paid', async () => {
    await keys.press(rail.getByRole('link', { name: 'Discover', exact: true }))
    await keys.press(main.getByRole('link', { name: 'All courses' }))
    await keys.write(main.getByLabel('Search courses'), '商务')
    await keys.key('Enter')
    await expect(page.getByRole('button', { name: 'Remove “商务”' })).toBeVisible()
    await keys.press(page.getByRole('list', { name: 'Courses', exact: true }).getByRole('link').first())
    await keys.press(page.getByRole('link', { name: 'Buy this course' }).first())
    await keys.press(page.getByRole('button', { name: /^Order/ }))
    await keys.press(page.getByRole('button', { name: 'Pay', exact: true }))
    await expect(page).toHaveURL(/contract\?contractId=/)
  })

  await test.step('its contract is signed with a name', async () => {
    await keys.write(page.getByLabel('Your full name'), 'Emma Laurent')
    await keys.press(page.getByRole('checkbox', { name: 'I have read the contract and agree to it.' }))
    await keys.press(page.getByRole('button', { name: 'Sign contract' }))
    await expect(page.getByRole('img', { name: 'Signature of Emma Laurent' })).toBeVisible()
  })
})
