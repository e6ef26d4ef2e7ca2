import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { loadWords, startI18n } from '../../shared/i18n/i18n.ts'
import { MiniClass } from './mini-class.tsx'

beforeAll(async () => {
  await startI18n()
  await loadWords(['publicHome'])
})

const squares = () => [...document.querySelectorAll('svg[viewBox="0 0 100 100"]')]
const linesIn = (square: Element | undefined) => square?.querySelectorAll('path').length ?? 0

it('gives the visitor the pen, praises, and wipes the board', async () => {
  const user = userEvent.setup()
  render(<MiniClass />)
  await user.click(screen.getByRole('button', { name: 'Write it yourself' }))
  const [square] = squares()
  const empty = linesIn(square)
  if (square === undefined) throw new Error('no square to write in')
  Object.assign(square, { setPointerCapture: () => {}, hasPointerCapture: () => true })
  fireEvent.pointerDown(square, { pointerId: 1, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(square, { pointerId: 1, clientX: 40, clientY: 40 })
  expect(linesIn(square)).toBe(empty + 1)
  expect(screen.getByRole('status').textContent).toBe('Well written!')
  await user.click(screen.getByRole('button', { name: 'Clear the board' }))
  expect(linesIn(square)).toBe(empty)
})

it('ignores a hand that is elsewhere', async () => {
  const user = userEvent.setup()
  render(<MiniClass />)
  const [square] = squares()
  if (square === undefined) throw new Error('no square')
  const shown = linesIn(square)
  fireEvent.pointerDown(square, { pointerId: 1, clientX: 10, clientY: 10 })
  expect(linesIn(square)).toBe(shown)
  await user.click(screen.getByRole('button', { name: 'Write it yourself' }))
  expect(screen.getByRole('status').textContent).toContain('Trace')
})
