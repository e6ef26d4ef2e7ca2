import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockBackend } from '../../shared/testing/backend.ts'
import { openMarking } from './marking-backend.ts'

const server = mockBackend()
const openQuestion = () => openMarking(server, '/corrects?homeworkId=hmw_1&no=1')
const student = (name: string) => screen.findByRole('heading', { name, level: 2 })

it('one question is scored for all students by keys, and the scores are drafts of their works', async () => {
  const { user, drafts, sent } = await openQuestion()
  await user.keyboard('16{Control>}{Enter}{/Control}')
  expect(await student('Ben')).toBeTruthy()
  await expect.poll(() => drafts.at(-1)?.answerPaperId).toBe('anp_Anna')
  expect(drafts.at(-1)?.list[0]).toMatchObject({ no: 1, score: 16 })
  expect(sent).toEqual([])
})

it('the row says who has points, how far it is, and who has not handed in', async () => {
  const { user, drafts } = await openQuestion()
  expect(screen.getByText('Not handed in: Chika')).toBeTruthy()
  await user.keyboard('f')
  const row = screen.getByRole('navigation', { name: 'Students' })
  expect(await within(row).findByRole('button', { name: /Anna\s*20/ })).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: '1 of 2 scored' })).toBeTruthy()
  // What is on its way would reach the page of the next test.
  await expect.poll(() => drafts.length).toBe(1)
})

it('a student without points keeps the page where it is, and gets the focus', async () => {
  const { user } = await openQuestion()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Question 1 has no score yet.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Score for question 1'))
})

it('works that have all of their points are graded together at the end', async () => {
  const { user, sent } = await openQuestion()
  await user.keyboard('f{Control>}{Enter}{/Control}')
  await student('Ben')
  await user.keyboard('5{Control>}{Enter}{/Control}')
  await screen.findByRole('heading', { name: 'Question 1 is scored for everyone' })
  await user.click(screen.getByRole('button', { name: 'Submit finished grading' }))
  expect(await screen.findByText('2 submissions graded.')).toBeTruthy()
  await expect.poll(() => sent.length).toBe(2)
  expect(decodeURIComponent(sent[1] ?? '')).toContain('"score":5')
})

it('a work that is looked at again within a minute has its draft, and no second version', async () => {
  const { user, drafts } = await openQuestion()
  await user.keyboard('16j')
  await student('Ben')
  await expect.poll(() => drafts.length).toBe(1)
  await user.keyboard('k')
  await student('Anna')
  expect(screen.getByLabelText<HTMLInputElement>('Score for question 1').value).toBe('16')
  expect(screen.queryByText('There are two versions')).toBeNull()
})
