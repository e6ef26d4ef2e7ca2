import { expect, it } from 'vitest'
import { isSessionsDevice, sessionEnd } from './session-rules.ts'

const DAY = 24 * 60 * 60_000
const limits = { sessionIdleDays: 30, sessionDays: 90 }

it.each([
  ['goes on while it is used', 0, 10 * DAY, 20 * DAY, null],
  ['ends when it was not used for thirty days', 0, 10 * DAY, 40 * DAY, 'idle-too-long'],
  ['lasts until the moment before', 0, 10 * DAY, 40 * DAY - 1, null],
  ['ends after ninety days, however often it is used', 0, 90 * DAY - 1, 90 * DAY, 'open-too-long'],
])('a sign-in %s', (_, createdAt, lastSeenAt, now, end) => {
  expect(sessionEnd({ createdAt, lastSeenAt }, limits, now)).toBe(end)
})

it.each([
  ['the device itself', 'secret:1', { id: 'secret:1', isProven: true, claimedId: 'laptop' }, true],
  ['the device before it had a secret', 'laptop', { id: 'secret:1', isProven: true, claimedId: 'laptop' }, true],
  ['another one that says the same id', 'secret:1', { id: 'laptop', isProven: false, claimedId: 'laptop' }, false],
  ['another secret', 'secret:1', { id: 'secret:2', isProven: true, claimedId: 'laptop' }, false],
  ['one that names itself for one that did not', '', { id: 'secret:1', isProven: true, claimedId: '' }, false],
  ['one without a name for one without a name', '', { id: '', isProven: false, claimedId: '' }, true],
])('a session belongs to its device: %s', (_, sessionDeviceId, device, isIts) => {
  expect(isSessionsDevice(sessionDeviceId, device)).toBe(isIts)
})
