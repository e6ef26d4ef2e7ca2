import { expect, it } from 'vitest'
import { cycleLines } from './cycle-text.ts'

const clocks = {
  schoolZone: 'Asia/Shanghai',
  zone: 'Europe/Berlin',
  now: Date.parse('2026-11-26T12:00Z'),
  locale: 'en',
}

it('a weekly schedule is said by the clock of the school and by that of the viewer', () => {
  expect(cycleLines([{ weekday: 6, time: '16:30' }], clocks)).toEqual([{ atSchool: 'Saturday 16:30', here: '09:30' }])
})

it('the viewer is told the weekday where it is another one', () => {
  expect(cycleLines([{ weekday: 1, time: '06:00' }], clocks)).toEqual([
    { atSchool: 'Monday 06:00', here: 'Sunday 23:00' },
  ])
})

it('a viewer with the clock of the school reads one time', () => {
  expect(cycleLines([{ weekday: 7, time: '10:00' }], { ...clocks, zone: 'Asia/Shanghai' })).toEqual([
    { atSchool: 'Sunday 10:00', here: null },
  ])
})
