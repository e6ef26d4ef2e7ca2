/** A lesson at 19:00 of the school's Saturday, for students elsewhere, on both sides of each change of their clocks. */
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()

it.each([
  ['Europe/Berlin', '2026-10-24', '13:00 – 13:50', '2026-10-31', '12:00 – 12:50'],
  ['Europe/Berlin', '2027-03-27', '12:00 – 12:50', '2027-04-03', '13:00 – 13:50'],
  ['America/New_York', '2026-10-31', '07:00 – 07:50', '2026-11-07', '06:00 – 06:50'],
  ['America/New_York', '2027-03-13', '06:00 – 06:50', '2027-03-20', '07:00 – 07:50'],
  ['Australia/Sydney', '2026-10-03', '21:00 – 21:50', '2026-10-10', '22:00 – 22:50'],
  ['Australia/Sydney', '2027-04-03', '22:00 – 22:50', '2027-04-10', '21:00 – 21:50'],
  ['Asia/Shanghai', '2026-10-24', '19:00 – 19:50', '2026-10-31', '19:00 – 19:50'],
])('in %s on %s it is at %s, and on %s at %s, at home and on the timetable', async (timeZone, ...rows) => {
  const userInfo = { ...anna, timeZone }
  startSdk({ role: 'student', userInfo })
  for (const at of [0, 2]) {
    const [day = '', time = ''] = rows.slice(at)
    const [startTime, endTime, doorOpensAt] = ['11:00', '11:50', '10:50'].map((clock) => `${day}T${clock}:00Z`)
    const lessons = [{ ...lessonAt19, startTime, endTime, doorOpensAt }]
    const today = { serverTime: `${day}T08:00:00Z`, schoolTimeZone: 'Asia/Shanghai', lessons }
    server.use(
      answer('/user/userInfo', userInfo),
      answer('/study/lessonToday', today),
      answer('/ext/schedule', { ...today, from: `${day}T00:00:00Z`, until: `${day}T23:00:00Z`, homework: [] }),
    )
    await openApp('/student')
    const card = await screen.findByRole('region', { name: lessonAt19.lessonName })
    expect(card.textContent).toContain(`Today ${time}`)
    cleanup()
    await openApp(`/student/timetable?date=${day}`)
    expect(
      (await screen.findByRole('button', { name: new RegExp(`${time}.*${lessonAt19.lessonName}`) })).isConnected,
    ).toBe(true)
    cleanup()
  }
})
