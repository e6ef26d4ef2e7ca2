import type { PastLesson } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { byMonth, monthName, shortMonth } from './by-month.ts'

const lesson = (lessonId: string, startTime: string) => ({ lessonId, startTime }) as PastLesson
const lessons = [
  lesson('les_3', '2026-11-20T09:00:00Z'),
  lesson('les_2', '2026-10-31T23:30:00Z'),
  lesson('les_1', '2026-10-02T09:00:00Z'),
]
const monthsIn = (zone: string) =>
  byMonth(lessons, zone).map(({ month, lessons: own }) => [month, own.map(({ lessonId }) => lessonId)])

it('lessons stand below the month of the reader’s calendar, in their order', () => {
  expect(monthsIn('Europe/Berlin')).toEqual([
    ['2026-11', ['les_3', 'les_2']],
    ['2026-10', ['les_1']],
  ])
  expect(monthsIn('America/New_York')).toEqual([
    ['2026-11', ['les_3']],
    ['2026-10', ['les_2', 'les_1']],
  ])
})

it('a month is named as people say it', () => {
  expect(monthName('2026-11', 'en-US')).toBe('November 2026')
  expect(monthName('2026-11', 'zh-CN')).toBe('2026年11月')
  expect(['en-US', 'ja-JP'].map((locale) => shortMonth('2026-11', locale))).toEqual(['Nov', '11月'])
})
