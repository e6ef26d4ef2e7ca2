import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, iCalendar } from './icalendar.ts'

const now = Date.parse('2026-11-20T01:00:00Z')
const lesson: CalendarEvent = {
  uid: 'les_1@huawen-classroom',
  startsAt: Date.parse('2026-11-20T11:00:00Z'),
  endsAt: Date.parse('2026-11-20T11:45:00Z'),
  title: '第三课 你叫什么名字 · HSK 1 日常汉语入门',
  description: '李静；周末小班 A',
  url: 'https://class.example/hwjy-web/student/lesson/les_1',
  isCalledOff: false,
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      startsAt: event.startDate.toJSDate().getTime(),
      endsAt: event.endDate.toJSDate().getTime(),
      url: component.getFirstPropertyValue('url'),
      isCalledOff: component.getFirstPropertyValue('status') === 'CANCELLED',
    }
  })
}

describe('a calendar', () => {
  it('is read by others as it was written', () => {
    expect(read(iCalendar('华文课堂', [lesson], now))).toEqual([lesson])
  })

  it('keeps commas, semicolons, backslashes, line breaks and every language', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((any) => any.replaceAll(/[\p{Cc}\p{Cs}]/gu, ''))
    const lines = fc.array(text, { maxLength: 4 }).map((parts) => parts.join('\n'))
    fc.assert(
      fc.property(lines, lines, (title, description) => {
        const [event] = read(iCalendar('课', [{ ...lesson, title, description }], now))
        expect({ title: event?.title ?? '', description: event?.description ?? '' }).toEqual({ title, description })
      }),
    )
  })

  it('has no line of more than 75 octets, and no half character', () => {
    const text = iCalendar('华文课堂', [{ ...lesson, description: '汉'.repeat(300) + '👩‍🏫'.repeat(40) }], now)
    expect(text.endsWith('\r\n')).toBe(true)
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\ufffd')
  })

  it('says that a lesson was called off', () => {
    expect(iCalendar('', [{ ...lesson, isCalledOff: true }], now)).toContain('STATUS:CANCELLED\r\n')
  })

  it('may be empty', () => expect(read(iCalendar('华文课堂', [], now))).toEqual([]))
})
