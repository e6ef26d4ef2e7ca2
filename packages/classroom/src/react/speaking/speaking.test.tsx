// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'

const call = { type: 'askUnmute', userIds: ['anna'] } as const

it('[R48] a student who is called sees a card until the microphone is on', async () => {
  const room = liveRoom()
  const { user } = renderRoom(room, anna)
  act(() => {
    room.act(anna, { type: 'raiseHand' })
    room.act(liTeacher, { type: 'acceptHand', userId: 'anna' })
  })
  const card = await screen.findByRole('region', { name: 'It’s your turn' })
  expect(screen.getByRole('button', { name: /You may speak/ })).toBeTruthy()
  await user.click(within(card).getByRole('button', { name: 'Turn on microphone' }))
  await waitFor(() => expect(room.getState().participants.anna?.media.mic).toBe(true))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'It’s your turn' })).toBeNull())
})

it('[R48] “Not now” is told to the teacher, and ends the turn', async () => {
  const room = liveRoom()
  const { user } = renderRoom(room, anna)
  act(() => void room.act(liTeacher, call))
  const card = await screen.findByRole('region', { name: /asks you to turn on your microphone/ })
  await user.click(within(card).getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(room.getState().participants.anna).toMatchObject({ speaking: false }))
  expect(room.getState().participants.anna?.turn).toBeUndefined()
})

it('[R48] the teacher sees since when a student is called, and calls again', async () => {
  const room = liveRoom()
  room.act(anna, { type: 'enter' })
  room.act(liTeacher, call)
  room.advance(8_000)
  const calledAt = room.getState().participants.anna?.turn?.at ?? 0
  const { user } = renderRoom(room, liTeacher)
  await user.click(screen.getByRole('button', { name: 'People' }))
  const list = await screen.findByRole('region', { name: 'People in class' })
  expect(await within(list).findByText(/^waiting 0:(0[89]|[1-5]\d)$/)).toBeTruthy()
  await user.click(within(list).getByRole('button', { name: 'Call again: Anna' }))
  await waitFor(() => expect(room.getState().participants.anna?.turn?.at).toBeGreaterThan(calledAt))
})

it('[R48] all see at the tile of a student who may speak, until the microphone is on', async () => {
  const room = liveRoom()
  room.act(anna, { type: 'enter' })
  renderRoom(room, ben)
  const tile = document.querySelector<HTMLElement>('[data-face="anna"]') as HTMLElement
  expect(within(tile).queryByText('May speak')).toBeNull()
  act(() => void room.act(liTeacher, call))
  await within(tile).findByText('May speak')
  act(() => void room.act(anna, { type: 'reportMedia', media: { mic: true } }))
  await waitFor(() => expect(within(tile).queryByText('May speak')).toBeNull())
})

it('[R46] the teacher lets a removed student back in, and sees who has not come', async () => {
  const enrolled = ['anna', 'ben', 'chika'].map((userId) => ({ userId }))
  const room = liveRoom({ settings: { enrolled } })
  for (const student of [anna, ben]) room.act(student, { type: 'enter' })
  room.act(liTeacher, { type: 'remove', userId: 'ben', reason: '' })
  const { user } = renderRoom(room, liTeacher, {}, undefined, {
    enrolled: async () => [{ userId: 'chika', name: 'Chika', leave: { reason: 'Dentist' } }],
  })
  await user.click(screen.getByRole('button', { name: 'People' }))
  const missing = await screen.findByRole('region', { name: '1 student isn’t here' })
  await waitFor(() => expect(missing.textContent).toContain('excused: Dentist'))
  const removed = screen.getByRole('region', { name: 'Removed' })
  expect(
    removed.compareDocumentPosition(missing) & Node.DOCUMENT_POSITION_FOLLOWING,
    'removed people come first',
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Let back in: Ben' }))
  await waitFor(() => expect(room.getState().removed).toEqual({}))
})

it('[R46] a running class that is still empty counts its students once, and tells none of them when to enter', async () => {
  const enrolled = ['anna', 'ben', 'chika'].map((userId) => ({ userId }))
  const { user } = renderRoom(liveRoom({ settings: { enrolled } }), liTeacher)
  await user.click(screen.getByRole('button', { name: 'People' }))
  expect(await screen.findByRole('region', { name: '3 students aren’t here' })).toBeTruthy()
  expect(screen.getByText('0 here · 3 in total')).toBeTruthy()
  expect(screen.queryByText(/No students/)).toBeNull()
})

it('a running class without any student says only that', async () => {
  const { user } = renderRoom(liveRoom(), liTeacher)
  await user.click(screen.getByRole('button', { name: 'People' }))
  expect(await screen.findByText('No students are here yet.')).toBeTruthy()
  expect(screen.queryByText(/in total/)).toBeNull()
})

it('[R46] the teacher turns off the camera of one student from the list', async () => {
  const room = liveRoom()
  room.act(anna, { type: 'enter' })
  room.act(anna, { type: 'reportMedia', media: { camera: true } })
  const { user } = renderRoom(room, liTeacher)
  await user.click(screen.getByRole('button', { name: 'People' }))
  await user.click(await screen.findByRole('button', { name: 'Actions for Anna' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Turn off camera' }))
  await waitFor(() => expect(room.getState().participants.anna?.media.camera).toBe(false))
  await screen.findByText(/camera turned off by teacher/)
})

it('[R32] a weak network shows a chip that explains itself and offers to try everything again', async () => {
  const room = liveRoom()
  const { user, rtc } = renderRoom(room, anna)
  const start = performance.now()
  const clock = performance.now
  try {
    for (const seconds of [0, 11]) {
      performance.now = () => start + seconds * 1_000
      act(() => rtc.emit('quality', { up: 1, down: 5, roundTripMs: 900, lossPercent: 30, sentKbits: 100 }))
    }
  } finally {
    performance.now = clock
  }
  await user.click(await screen.findByRole('button', { name: 'Weak network: Fewer videos' }))
  expect(await screen.findByText(/can’t carry every video/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all videos again' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Weak network: Fewer videos' })).toBeNull())
})

it('[R47] a reason goes as soon as it does not hold any more', async () => {
  const room = liveRoom()
  room.act(liTeacher, { type: 'camerasOff', off: true })
  const { user } = renderRoom(room, anna)
  await user.click(screen.getByRole('button', { name: /Turn on camera/ }))
  await screen.findByText(/turned off all cameras. You can use yours/)
  act(() => void room.act(liTeacher, { type: 'camerasOff', off: false }))
  await waitFor(() => expect(screen.queryByText(/turned off all cameras. You can use yours/)).toBeNull())
})

it('[R39] chooses a microphone from the arrow beside it', async () => {
  const room = liveRoom()
  const { user, rtc } = renderRoom(room, anna)
  await user.click(screen.getByRole('button', { name: 'Choose microphone' }))
  await user.click(await screen.findByRole('radio', { name: 'Headset' }))
  expect(rtc.calls).toContain('switch mic mic-2')
})
