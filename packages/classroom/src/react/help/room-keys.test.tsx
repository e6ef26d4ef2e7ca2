// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'

const page = { options: { keys: 'page' as const } }

it('Shift and 2 lets the second raised hand speak, and K calls for attention', async () => {
  const room = liveRoom()
  for (const student of [anna, ben]) {
    room.act(student, { type: 'enter' })
    room.act(student, { type: 'raiseHand' })
  }
  const { user } = renderRoom(room, liTeacher, page)
  await screen.findByRole('button', { name: 'Tools' })
  await user.keyboard('{Shift>}[Digit2]{/Shift}')
  await waitFor(() => expect(room.getState().participants.ben?.turn).toBeTruthy())
  expect(room.getState().participants.anna?.turn).toBeUndefined()
  await user.keyboard('k')
  await waitFor(() => expect(room.getState().tools.attention).toMatchObject({ text: '' }))
})

it('S shares the teacher’s screen', async () => {
  const room = liveRoom()
  const { user } = renderRoom(room, liTeacher, page)
  await user.keyboard('s')
  await waitFor(() => expect(room.getState().participants.teacher?.media.screen).toBe(true))
})

it('[R48] Enter turns on the microphone of a student whose turn it is, and nothing otherwise', async () => {
  const room = liveRoom()
  const { user } = renderRoom(room, anna, page)
  await user.keyboard('{Enter}')
  expect(room.getState().participants.anna?.media.mic).toBe(false)
  act(() => void room.act(liTeacher, { type: 'askUnmute', userIds: ['anna'] }))
  await screen.findByRole('region', { name: /asks you to turn on your microphone/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(room.getState().participants.anna?.media.mic).toBe(true))
})

it('the help lists the keys of open tools for the reader’s role', async () => {
  const { user } = renderRoom(liveRoom(), anna, page)
  await user.keyboard('?')
  const help = await screen.findByRole('dialog')
  expect(within(help).getByText('Press the buzzer, or answer the roll call')).toBeTruthy()
  expect(within(help).queryByText('Add 15 seconds')).toBeNull()
})
