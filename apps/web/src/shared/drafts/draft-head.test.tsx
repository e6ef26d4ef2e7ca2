import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { startSdk } from '../testing/backend.ts'
import { DraftHead } from './draft-head.tsx'
import type { DraftHandle } from './use-draft.ts'

const draft = (state: DraftHandle['state']) =>
  ({ state, discard: vi.fn<() => void>(), undo: vi.fn<() => void>(), takeOver: vi.fn<() => void>() }) as never

it('what became of a draft stands beside the heading, so that the form below does not move when it comes', async () => {
  startSdk()
  await startI18n()
  const head = (state: DraftHandle['state']) => (
    <DraftHead draft={draft(state)}>
      <h1>Add lessons</h1>
    </DraftHead>
  )
  const { rerender } = render(head({ status: 'empty' }))
  const row = screen.getByRole('heading').parentElement
  expect(row?.textContent).toBe('Add lessons')
  rerender(head({ status: 'saved', savedAt: Date.UTC(2026, 10, 20, 5) } as DraftHandle['state']))
  expect(screen.getByText(/^Draft saved/).closest('[data-state="saved"]')?.parentElement).toBe(row)
})
