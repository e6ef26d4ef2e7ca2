import { expect, it } from 'vitest'
import { utcOffsetHours } from './client-info.ts'

const winter = new Date('2026-01-15T20:30:00.250Z')
const summer = new Date('2026-07-15T20:30:00.250Z')

it.each([
  ['Asia/Shanghai', winter, 8],
  ['America/New_York', winter, -5],
  ['America/New_York', summer, -4],
  ['America/St_Johns', winter, -3.5],
  ['Asia/Kathmandu', winter, 5.75],
  ['UTC', winter, 0],
])('the client info tells how many hours %s is ahead of UTC, with daylight saving', (zone, at, hours) =>
  expect(utcOffsetHours(at, zone)).toBe(hours),
)

it("the client info tells the device's where no zone is named", () =>
  expect(utcOffsetHours(winter)).toBe(utcOffsetHours(winter, Intl.DateTimeFormat().resolvedOptions().timeZone)))
