/** Lessons as a calendar program reads them: iCalendar, RFC 5545. */
import type { EpochMs } from '@hwjy/classroom/core'

export interface CalendarEvent {
  /** The same one is the same event, also when its time changes. */
  uid: string
  startsAt: EpochMs
  endsAt: EpochMs
  title: string
  description: string
  /** Address of the lesson's page. */
  url: string
  /** It is not held at this time. Once it has another one, it is an event again. */
  isCalledOff: boolean
}

/** @param now when the calendar was written */
export function iCalendar(name: string, events: readonly CalendarEvent[], now: EpochMs): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Huawen Classroom//Timetable//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // Both names are in use: RFC 7986, and what came before it.
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, now: EpochMs): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCalledOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

// `20261120T110000Z`
const utc = (at: EpochMs) => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

// Line breaks are `\n`; other control characters, tabs too, are spaces (section 3.3.11).
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')

const LINE_OCTETS = 75
const encoder = new TextEncoder()

// Lines longer than 75 octets go on in the next one, after a space. No character is taken apart (section 3.1).
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const length = encoder.encode(character).length
    if (octets + length > LINE_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += length
  }
  return [...parts, part].join('\r\n')
}
