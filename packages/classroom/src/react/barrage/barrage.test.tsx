// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anna, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom, renderRoomWithChat } from '../testing/render-room.tsx'

const pin = { type: 'pinNote', text: '第五页' } as const

it('[R19][R45] what the teacher pins flies once over the page, and not while the chat is read', () => {
  const room = liveRoom()
  const { view } = renderRoom(room, anna)
  act(() => room.act(liTeacher, pin))
  fireEvent.animationEnd(screen.getByText('📌 Li Wei: 第五页'))
  expect(screen.queryByText('📌 Li Wei: 第五页')).toBeNull()
  view.unmount()
  renderRoomWithChat(room, anna)
  act(() => room.act(liTeacher, { type: 'pinNote', text: '第六页' }))
  expect(screen.queryByText('📌 Li Wei: 第六页')).toBeNull()
})

it('[R45] a note that is taken away stops flying', () => {
  const room = liveRoom()
  renderRoom(room, anna)
  act(() => room.act(liTeacher, pin))
  expect(screen.getByText('📌 Li Wei: 第五页')).toBeTruthy()
  act(() => room.act(liTeacher, { type: 'pinNote', text: null }))
  expect(screen.queryByText('📌 Li Wei: 第五页')).toBeNull()
})
