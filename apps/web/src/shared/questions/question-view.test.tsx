import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import * as stories from './question-view.stories.tsx'

afterEach(() => vi.useRealTimers())
const onNov = (day: number) => vi.useFakeTimers({ now: new Date(Date.UTC(2026, 10, day, 6)), toFake: ['Date'] })
const { Answering, Marked } = composeStories(stories)
const question = (name: string) => within(screen.getByRole('article', { name }))

it('a question is answered by pressing an option or its number', async () => {
  render(<Answering />)
  const { getByRole } = question('1 · One answer')
  await userEvent.click(getByRole('radio', { name: /我叫安娜/ }))
  await userEvent.keyboard('2')
  expect(getByRole<HTMLInputElement>('radio', { name: /我是很好/ }).checked).toBe(true)
  expect(getByRole<HTMLInputElement>('radio', { name: /我叫安娜/ }).checked).toBe(false)
})

it('a written answer has one count: its hanzi, or near the limit how much of that is used', () => {
  render(<Answering />)
  const { getByRole, getByText, queryByText } = question('3 · Written answer')
  expect(getByText('4 Chinese characters')).toBeTruthy()
  expect(queryByText(/5000/)).toBeNull()
  fireEvent.change(getByRole('textbox'), { target: { value: '好，'.repeat(2_300) } })
  expect(getByText('4600 / 5000')).toBeTruthy()
  expect(queryByText(/Chinese characters/)).toBeNull()
})

it('the time of an answer that was saved on an earlier day has its day', () => {
  onNov(22)
  render(<Answering />)
  expect(question('3 · Written answer').getByText(/^Saved Fri, Nov 20 \d\d:03$/)).toBeTruthy()
})

it('an answer is called saved only with the time of the server’s answer', () => {
  onNov(20)
  render(<Answering />)
  expect(question('2 · Several answers').getByText('Saving…')).toBeTruthy()
  expect(question('3 · Written answer').getByText('Saved 12:03')).toBeTruthy()
  expect(question('4 · Read aloud').getByText(/Not saved yet/)).toBeTruthy()
})

it('a marked question says in words what was right, what was chosen, and the points', () => {
  render(<Marked />)
  const { getByText, getByRole } = question('2 · One answer')
  expect(getByText('Wrong')).toBeTruthy()
  expect(getByText('0 of 10 points')).toBeTruthy()
  expect(getByRole('radio', { name: /我叫安娜.*Right answer/ })).toBeTruthy()
  expect(getByRole<HTMLInputElement>('radio', { name: /我是很好.*Your answer/ }).disabled).toBe(true)
  expect(question('3 · Written answer').getByText('Partly right')).toBeTruthy()
  expect(question('5 · Several answers').getByText('This can’t be changed anymore.')).toBeTruthy()
})

it('of several right answers those that were chosen are told from the others in words', () => {
  render(<Marked />)
  const { getByRole } = question('6 · Several answers')
  expect(getByRole('checkbox', { name: /^A.*Right answer, chosen$/ })).toBeTruthy()
  expect(getByRole('checkbox', { name: /^C.*Right answer$/ })).toBeTruthy()
})
