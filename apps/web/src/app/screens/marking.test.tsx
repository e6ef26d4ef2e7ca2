import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockBackend, refusal } from '../../shared/testing/backend.ts'
import { openMarking } from './marking-backend.ts'

const server = mockBackend()
const openWork = () => openMarking(server, '/corrects?answerPaperId=anp_Anna')

it('digits, F and Ctrl+Enter mark a work, and the next one that waits is there', async () => {
  const { user, sent } = await openWork()
  await user.keyboard('16')
  expect(await screen.findByText('26 of 30')).toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { name: 'Ben', level: 2 })).toBeTruthy()
  await expect.poll(() => sent.length).toBe(1)
  expect(decodeURIComponent(sent[0] ?? '')).toContain('"score":16')
})

it('a question without a mark is named, and gets the focus', async () => {
  const { user, sent } = await openWork()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Question 1 has no score yet.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Score for question 1'))
  expect(sent).toEqual([])
})

it('a phrase of the bank is taken with Enter', async () => {
  const { user } = await openWork()
  await user.keyboard('b')
  const bank = await screen.findByRole('dialog', { name: 'Phrases' })
  await within(bank).findByText('写得很好！')
  await user.type(within(bank).getByLabelText('Find a phrase'), '很好{Enter}')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment on question 1').value).toBe('写得很好！')
})

it('marks that the server refuses stay, with what it says', async () => {
  const { user } = await openWork()
  server.use(refusal('/answerPaper/submitCorrectPaper', 33_008, 'The work was not handed in'))
  await user.keyboard('f{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeTruthy()
  expect(screen.getByText(/Anna: /)).toBeTruthy()
})
