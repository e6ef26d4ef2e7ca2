import { expect, it } from 'vitest'
import { instantIn, zoneOffsetMs } from './instant-in.ts'

it.each([
  ['Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z', 'gap'],
  ['Europe/Berlin', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z', 'exact'],
  ['Europe/Berlin', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z', 'exact'],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z', 'twice'],
  ['Europe/Berlin', '2026-10-25', '03:30', '2026-10-25T02:30:00.000Z', 'exact'],
  ['America/New_York', '2026-11-01', '10:00', '2026-11-01T15:00:00.000Z', 'exact'],
  ['Asia/Shanghai', '2026-11-20', '20:00', '2026-11-20T12:00:00.000Z', 'exact'],
  ['Asia/Kathmandu', '2026-11-20', '20:00', '2026-11-20T14:15:00.000Z', 'exact'],
] as const)('clocks in %s show %s %s at %s (%s)', (zone, date, time, at, kind) => {
  const instant = instantIn(zone, date, time)
  expect(instant && { at: new Date(instant.at).toISOString(), kind: instant.kind }).toEqual({ at, kind })
})

it('there is no instant without a date or a time', () => {
  expect([instantIn('Asia/Shanghai', '', '20:00'), instantIn('Asia/Shanghai', '2026-11-20', '')]).toEqual([null, null])
})

it('clocks in Kathmandu are five hours and three quarters ahead', () => {
  expect(zoneOffsetMs('Asia/Kathmandu', Date.parse('2026-11-20T00:00:00Z'))).toBe(5.75 * 3_600_000)
})
