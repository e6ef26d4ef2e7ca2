// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { RoomFiles } from '../../../ports/room-files.ts'
import { anna, liTeacher } from '../../testing/people.ts'
import { liveRoom, renderRoom } from '../../testing/render-room.tsx'

const { take } = vi.hoisted(() => ({ take: vi.fn<(video: unknown, name: string) => Promise<File>>() }))
vi.mock('./screen-picture.ts', () => ({ screenPicture: take, pictureOfTrack: take }))
afterEach(() => vi.unstubAllGlobals())

const files: RoomFiles = {
  add: async ({ name, size }) => ({ fileId: 'shot', name, kind: 'picture', sizeBytes: size }),
  list: async () => [],
  open: async () => ({ name: '', url: '' }),
  makePages: async () => undefined,
}

/** A student on stage shares their screen. */
function sharedBy(person: typeof liTeacher) {
  const room = liveRoom()
  room.act(anna, { type: 'enter' })
  room.act(liTeacher, { type: 'invite', userId: 'anna', to: 'stage' })
  room.act(anna, { type: 'answerInvite', accept: true })
  const rendered = renderRoom(room, person, {}, undefined, { files })
  act(() => room.act(anna, { type: 'reportMedia', media: { screen: true } }))
  return { room, ...rendered }
}

it('the teacher puts the picture of a shared screen on a new page, and the board comes to the front', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1_920, height: 1_080, close: () => undefined }))
  take.mockImplementation(async (_, name) => new File(['frame'], name, { type: 'image/png' }))
  const { room, user } = sharedBy(liTeacher)
  await user.click(await screen.findByRole('button', { name: 'Take a picture' }))
  await waitFor(() => expect(room.getState().board.pages).toHaveLength(2))
  const [, page] = room.getState().board.pages
  expect(page).toMatchObject({ sheet: { fileId: 'shot', kind: 'picture', name: expect.stringContaining('Screen ') } })
  await waitFor(() => expect(room.getState().board.currentPageId).toBe(page?.id))
  await waitFor(() => expect(room.getState().view.content).toBe('board'))
})

it('a picture that cannot be taken says so, and no page is added', async () => {
  take.mockRejectedValue(new DOMException('No frame arrived', 'TimeoutError'))
  const { room, user } = sharedBy(liTeacher)
  await user.click(await screen.findByRole('button', { name: 'Take a picture' }))
  await screen.findByText(/^Couldn’t take the picture\./)
  expect(room.getState().board.pages).toHaveLength(1)
})

it('a student takes no pictures of a shared screen', async () => {
  sharedBy(anna)
  await screen.findByRole('button', { name: /Stop sharing/ })
  expect(screen.queryByRole('button', { name: 'Take a picture' })).toBeNull()
})
