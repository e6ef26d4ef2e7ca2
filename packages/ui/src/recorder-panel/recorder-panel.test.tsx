import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import { RecorderPanel, type RecorderPanelProps } from './recorder-panel.tsx'
import type { RecorderProblem } from './recorder-panel-words.ts'

const idle: RecorderPanelProps['state'] = { status: 'idle', error: null, refusal: null }

function setUp(props: Partial<RecorderPanelProps> = {}) {
  const calls = {
    onRecord: vi.fn<() => void>(),
    onStop: vi.fn<() => void>(),
    onCancel: vi.fn<() => void>(),
    onRemove: vi.fn<(id: string) => void>(),
  }
  const panel = (more: Partial<RecorderPanelProps> = {}) => (
    <UiTextProvider language="en-US">
      <RecorderPanel state={idle} takes={[]} maxSeconds={600} {...calls} {...props} {...more} />
    </UiTextProvider>
  )
  const { rerender } = render(panel())
  return { ...calls, show: (more: Partial<RecorderPanelProps>) => rerender(panel(more)) }
}

it('RecorderPanel records and stops with one button, which keeps the focus', async () => {
  const { onRecord, onStop, show } = setUp()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onRecord).toHaveBeenCalledOnce()
  show({ state: { status: 'recording', level: 50, seconds: 75 } })
  expect(screen.getByRole('button', { name: 'Stop' })).toBe(document.activeElement)
  expect(screen.getByRole('meter', { name: 'Microphone level' }).getAttribute('aria-valuenow')).toBe('50')
  screen.getByText('1:15 of 10:00')
  await userEvent.keyboard(' ')
  expect(onStop).toHaveBeenCalledOnce()
})

it.each<[RecorderProblem, RegExp]>([
  ['permission-denied', /Allow it in the address bar/],
  ['no-device', /Connect a microphone/],
  ['no-microphone', /over HTTPS/],
  ['device-busy', /Close other programs/],
  ['device-failed', /Reconnect it/],
  ['not-loaded', /Check your network/],
])('RecorderPanel says what to do about %s, and tries again', async (error, sentence) => {
  const { onRecord } = setUp({ state: { ...idle, error } })
  expect(screen.getByRole('alert').textContent).toMatch(sentence)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRecord).toHaveBeenCalledOnce()
})

it('RecorderPanel asks before a running take is lost, and goes on when the answer is no', async () => {
  const { onCancel, show } = setUp({ state: { status: 'recording', level: 50, seconds: 75 } })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep recording' }))
  expect(onCancel).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(onCancel).toHaveBeenCalledOnce()
  show({ state: idle })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Record' })).toBe(document.activeElement))
})

it('RecorderPanel lists takes with their length, and keeps the focus when one is deleted', async () => {
  const { onRemove } = setUp({ takes: [{ id: 'a', mp3: new Blob(), durationMs: 71_000, isUnsaved: true }] })
  await screen.findByRole('region', { name: 'Recording 1, 1:11' })
  screen.getByText(/lost when you leave this page/)
  await userEvent.click(screen.getByRole('button', { name: 'Delete recording 1' }))
  expect(onRemove).toHaveBeenCalledWith('a')
  expect(screen.getByRole('button', { name: 'Record' })).toBe(document.activeElement)
})

it('RecorderPanel offers what is left of a recording to be heard, used or discarded, and keeps the focus', async () => {
  const onUse = vi.fn<(id: string) => void>()
  const { onRemove } = setUp({ unfinished: [{ id: 'c', mp3: new Blob(), durationMs: 42_000, time: '12:03' }], onUse })
  await screen.findByRole('region', { name: 'Recording from 12:03, 0:42' })
  await userEvent.click(screen.getByRole('button', { name: 'Use: Recording from 12:03, 0:42' }))
  expect(onUse).toHaveBeenCalledWith('c')
  expect(screen.getByRole('button', { name: 'Record' })).toBe(document.activeElement)
  await userEvent.click(screen.getByRole('button', { name: 'Discard: Recording from 12:03, 0:42' }))
  expect(onRemove).toHaveBeenCalledWith('c')
})
