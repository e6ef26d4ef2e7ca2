import { describe, expect, it } from 'vitest'
import { dateWithWeekday, dayAndTime, lessonTime, schoolTime } from './lesson-time.ts'

const lesson = { startTime: '2026-11-20T12:00:00Z', endTime: '2026-11-20T12:50:00Z', schoolZone: 'Asia/Shanghai' }
const inJakarta = { ...lesson, locale: 'en-US', zone: 'Asia/Jakarta', now: Date.parse('2026-11-20T09:00:00Z') }

describe('time of a lesson', () => {
  it('names the day, the own time and the school’s', () => {
    expect(lessonTime(inJakarta)).toEqual({ day: 'Today', range: '19:00 – 19:50', atSchool: '20:00' })
  })

  it('says the time once where the clocks agree', () => {
    expect(lessonTime({ ...inJakarta, zone: 'Asia/Singapore' })).toEqual({
      day: 'Today',
      range: '20:00 – 20:50',
      atSchool: null,
    })
  })

  it('adds the school’s weekday when it is another day there', () => {
    const late = {
      ...inJakarta,
      zone: 'America/Los_Angeles',
      startTime: '2026-11-21T02:00:00Z',
      endTime: '2026-11-21T02:50:00Z',
    }
    expect(lessonTime(late)).toEqual({ day: 'Today', range: '18:00 – 18:50', atSchool: 'Sat 10:00' })
  })

  it('counts days by the viewer’s calendar, not by 24 hours', () => {
    const lateEvening = Date.parse('2026-11-19T16:59:00Z') // 23:59 in Jakarta
    expect(lessonTime({ ...inJakarta, now: lateEvening }).day).toBe('Tomorrow')
    expect(lessonTime({ ...inJakarta, now: Date.parse('2026-11-20T17:00:00Z') }).day).toBe('Yesterday')
  })

  it('gives the date of days further away', () => {
    expect(lessonTime({ ...inJakarta, now: Date.parse('2026-11-12T09:00:00Z') }).day).toBe('Fri, Nov 20')
  })

  it('keeps “tomorrow” right on the night the clocks change', () => {
    const berlin = {
      ...inJakarta,
      zone: 'Europe/Berlin',
      startTime: '2026-10-25T09:00:00Z',
      endTime: '2026-10-25T10:00:00Z',
    }
    expect(lessonTime({ ...berlin, now: Date.parse('2026-10-24T22:30:00Z') })).toMatchObject({
      day: 'Today',
      range: '10:00 – 11:00',
    })
  })

  it.each([
    ['zh-CN', '今天'],
    ['ja-JP', '今日'],
  ])('speaks %s', (locale, day) => expect(lessonTime({ ...inJakarta, locale }).day).toBe(day))
})

describe('the school’s clock beside the reader’s', () => {
  const dueAtMidnight = new Date('2026-11-22T15:59:00Z')
  it.each([
    ['its weekday where that is another one', 'Asia/Tokyo', 'Sun 23:59'],
    ['a time alone on the same day', 'Europe/Madrid', '23:59'],
    ['nothing where both agree', 'Asia/Singapore', null],
  ])('says %s', (_, zone, said) => expect(schoolTime(dueAtMidnight, 'en-US', zone, 'Asia/Shanghai')).toBe(said))
})

describe('day and time', () => {
  const at = new Date(lesson.startTime)
  it.each([
    ['en-US', 'Today 19:00', 'Tomorrow 19:00', 'Fri, Nov 20 19:00'],
    ['zh-CN', '今天 19:00', '明天 19:00', '11月20日周五 19:00'],
    ['ja-JP', '今日 19:00', '明日 19:00', '11月20日(金) 19:00'],
  ])('what is to come has its day in %s, also today', (locale, today, tomorrow, later) => {
    const on = (now: string) => dayAndTime(at, Date.parse(now), locale, 'Asia/Jakarta')
    const said = [on('2026-11-20T09:00:00Z'), on('2026-11-19T09:00:00Z'), on('2026-11-12T09:00:00Z')]
    expect(said).toEqual([today, tomorrow, later])
  })
})

describe('date with its weekday', () => {
  it.each([
    ['en-US', 'Saturday, November 21'],
    ['zh-CN', '11月21日 星期六'],
    ['ja-JP', '11月21日（土）'],
  ])('keeps the two apart as %s does, in the zone of who reads', (locale, words) => {
    expect(dateWithWeekday(new Date('2026-11-20T20:00:00Z'), locale, 'Asia/Tokyo')).toBe(words)
  })
})
