// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import { liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'
import { lateContent, lateDialog } from './late-notice.tsx'
import { fetchLateViews } from './late-view.tsx'

/** A part whose code cannot be fetched until it is said to be here. */
function missing(error: Error) {
  let isHere = false
  const load = vi.fn<() => Promise<() => React.JSX.Element>>(async () => {
    if (!isHere) throw error
    return () => <p>Here it is</p>
  })
  return {
    load,
    arrive() {
      isHere = true
    },
  }
}

function openDialog(error: Error) {
  const part = missing(error)
  const Part = lateDialog<{ onClose: () => void }>(part.load)
  const onClose = vi.fn<() => void>()
  return { ...part, onClose, ...renderRoom(liveRoom(), liTeacher, { topBarExtra: <Part onClose={onClose} /> }) }
}

it('a dialog that cannot be fetched says so where it was opened, and comes by another try', async () => {
  const { user, arrive } = openDialog(new TypeError('offline'))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByText('Loading…')).toBeTruthy()
  expect((await within(dialog).findByRole('alert')).textContent).toContain('couldn’t be loaded')
  expect(await axe.run(dialog, { rules: { region: { enabled: false } } })).toMatchObject({ violations: [] })
  arrive()
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here it is')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a dialog that cannot be fetched can be closed', async () => {
  const { user, onClose } = openDialog(new TypeError('offline'))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('a dialog that cannot be fetched and that the browser closed by itself is no longer open', async () => {
  const { onClose } = openDialog(new TypeError('offline'))
  screen.getByRole<HTMLDialogElement>('dialog').close()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('a part that no further try can fetch on this page offers to reload it, and nothing else', async () => {
  const lasting = Object.assign(new Error('old'), { name: 'LastingLoadError' })
  const { view } = openDialog(lasting)
  const dialog = screen.getByRole('dialog')
  expect(await within(dialog).findByRole('button', { name: 'Reload page' })).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull()
  view.unmount()
})

it('a part that tells it in its place is not told over the room once more', async () => {
  const { load, arrive } = missing(new TypeError('offline'))
  const Part = lateContent(load)
  renderRoom(liveRoom(), liTeacher, { topBarExtra: <Part /> })
  await waitFor(() => expect(screen.getAllByText(/couldn’t be loaded/)).toHaveLength(1))
  arrive()
  await act(fetchLateViews)
})
