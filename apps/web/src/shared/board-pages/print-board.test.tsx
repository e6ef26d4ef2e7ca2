import type { BoardPage } from '@hwjy/classroom/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadWords, startI18n } from '../i18n/i18n.ts'
import { startSdk } from '../testing/backend.ts'
import { PrintBoard } from './print-board.tsx'

const page = (id: string) => ({ id, strokeCount: 1 }) as unknown as BoardPage
const print = vi.fn<() => void>()

beforeEach(async () => {
  startSdk()
  await startI18n()
  await loadWords(['classResult'])
  print.mockClear()
  vi.stubGlobal('print', print)
})

it('all written pages are drawn before the print dialog opens, in their order', async () => {
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  const drawn: string[] = []
  const pictureOf = (one: BoardPage) => {
    drawn.push(one.id)
    return Promise.resolve(new Blob([one.id], { type: 'image/png' }))
  }
  render(
    <PrintBoard
      pages={[
        { page: page('a'), no: 1 },
        { page: page('c'), no: 3 },
      ]}
      pictureOf={pictureOf}
    />,
  )
  let shown: string[] = []
  print.mockImplementation(() => {
    shown = [...document.querySelectorAll('img')].map(({ alt }) => alt)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Print, or save as PDF' }))
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(drawn).toEqual(['a', 'c'])
  expect(shown).toEqual(['Page 1', 'Page 3'])
})

it('a page that cannot be drawn is said, and nothing is printed', async () => {
  render(<PrintBoard pages={[{ page: page('a'), no: 1 }]} pictureOf={() => Promise.reject(new Error('no canvas'))} />)
  await userEvent.click(screen.getByRole('button', { name: 'Print, or save as PDF' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(print).not.toHaveBeenCalled()
})
