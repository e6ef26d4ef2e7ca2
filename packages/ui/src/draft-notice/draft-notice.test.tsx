import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import { DraftNotice, type DraftNoticeState } from './draft-notice.tsx'

function setUp(state: DraftNoticeState) {
  const calls = { onDiscard: vi.fn<() => void>(), onUndo: vi.fn<() => void>(), onTakeOver: vi.fn<() => void>() }
  render(
    <UiTextProvider language="en-US">
      <DraftNotice state={state} {...calls} />
    </UiTextProvider>,
  )
  return calls
}

it.each<[DraftNoticeState, string, string, 'onDiscard' | 'onUndo' | 'onTakeOver']>([
  [{ status: 'restored', time: '12:03' }, 'Draft of 12:03', 'Discard', 'onDiscard'],
  [{ status: 'saved', time: '12:04' }, 'Draft saved 12:04', 'Discard', 'onDiscard'],
  [{ status: 'discarded' }, 'Draft discarded', 'Undo', 'onUndo'],
  [{ status: 'elsewhere' }, 'Open in another tab', 'Edit here', 'onTakeOver'],
])('DraftNotice of %o says “%s” and offers %s', async (state, sentence, label, call) => {
  const calls = setUp(state)
  screen.getByText(sentence)
  await userEvent.click(screen.getByRole('button', { name: label }))
  expect(calls[call]).toHaveBeenCalledOnce()
})

it('DraftNotice announces that a draft came back, and not every save', () => {
  setUp({ status: 'restored', time: '12:03' })
  expect(screen.getByRole('status').textContent).toBe('Draft of 12:03')
  setUp({ status: 'saved', time: '12:04' })
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

it('DraftNotice says what to do when nothing is saved', () => {
  setUp({ status: 'unkept', reason: 'full' })
  screen.getByText(/Submit it before you leave this page/)
})
