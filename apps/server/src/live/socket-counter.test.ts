import { expect, it } from 'vitest'
import {
  createPersonCounter,
  createSocketCounter,
  SILENT_SOCKETS_PER_ADDRESS,
  SOCKETS_PER_ADDRESS,
  SOCKETS_PER_PERSON,
} from './socket-counter.ts'

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

it('counts the sockets of a person across addresses', () => {
  const counter = createPersonCounter<number>()
  for (let no = 0; no < SOCKETS_PER_PERSON; no++) expect(counter.claim('anna', no)).toBe(true)
  expect(counter.claim('anna', 99)).toBe(false)
  expect(counter.claim('ben', 100)).toBe(true)
  counter.release(99)
  expect(counter.claim('anna', 101)).toBe(false)
  counter.release(0)
  expect(counter.claim('anna', 102)).toBe(true)
})
