import { expect, it } from 'vitest'
import { createSocketCounter, SILENT_SOCKETS_PER_ADDRESS, SOCKETS_PER_ADDRESS } from './socket-counter.ts'

it('counts pages that said hello up to a higher limit', () => {
  const counter = createSocketCounter()
  const sockets = Array.from({ length: SOCKETS_PER_ADDRESS }, () => ({ isIntroduced: true }))
  for (const [before, socket] of sockets.entries()) {
    expect([before, counter.isFull('school')]).toEqual([before, false])
    counter.add('school', socket)
  }
  expect(counter.isFull('school')).toBe(true)
  expect([counter.isFull('home'), counter.isFull(null)]).toEqual([false, false])
  for (const socket of sockets.splice(SILENT_SOCKETS_PER_ADDRESS - 1)) counter.remove('school', socket)
  expect(counter.isFull('school')).toBe(false)
  for (const socket of sockets) socket.isIntroduced = false
  expect(counter.isFull('school')).toBe(false)
  counter.add('school', { isIntroduced: false })
  expect(counter.isFull('school')).toBe(true)
})
