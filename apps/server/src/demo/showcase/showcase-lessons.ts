/** Lessons of the larger classes, and of one abroad that meets on both sides of a clock change. */
import type { EpochMs } from '@hwjy/classroom/core'
import { Temporal } from 'temporal-polyfill'
import { addDays, instantOf, momentOf } from '../../domain/timetable/school-time.ts'
import { LESSON_MS } from '../demo-timetable.ts'

export const CLASS_OF_30 = 'cls_hsk1_sunday'
export const CLASS_OF_200 = 'cls_hsk3_weekend'
export const CLASS_ABROAD = 'cls_europe'

export interface ShowcaseLesson {
  id: string
  classId: string
  no: number
  name: string
  startsAt: EpochMs
  endsAt: EpochMs
  isAwaitingTime: boolean
  isHeld: boolean
}

const BERLIN = 'Europe/Berlin'
const SHANGHAI = 'Asia/Shanghai'

/** The plan has no lesson today: what a visitor sees first stays the small classes. */
const PLAN = [
  { id: 'les_sunday_held', classId: CLASS_OF_30, no: 1, name: '第一课 你好', day: -3, time: '10:00', zone: SHANGHAI },
  { id: 'les_sunday_next', classId: CLASS_OF_30, no: 2, name: '第二课 谢谢你', day: 3, time: '10:00', zone: SHANGHAI },
  {
    id: 'les_weekend_held',
    classId: CLASS_OF_200,
    no: 1,
    name: '第一课 周末你有什么打算',
    day: -2,
    time: '19:00',
    zone: SHANGHAI,
  },
  {
    id: 'les_weekend_next',
    classId: CLASS_OF_200,
    no: 2,
    name: '第二课 他什么时候回来',
    day: 4,
    time: '19:00',
    zone: SHANGHAI,
  },
  {
    id: 'les_europe_held',
    classId: CLASS_ABROAD,
    no: 1,
    name: '第一课 在咖啡馆',
    day: -2,
    time: '18:00',
    zone: BERLIN,
  },
  { id: 'les_europe_off', classId: CLASS_ABROAD, no: 2, name: '第二课 问路', day: 2, time: '18:00', zone: BERLIN },
  { id: 'les_europe_leave', classId: CLASS_ABROAD, no: 3, name: '第三课 看病', day: 4, time: '18:00', zone: BERLIN },
] as const

export function showcaseLessons(now: EpochMs): ShowcaseLesson[] {
  const near = PLAN.map(({ day, time, zone, ...lesson }) => {
    const startsAt = instantOf({ day: addDays(momentOf(now, zone).day, day), time }, zone)
    return {
      ...lesson,
      startsAt,
      endsAt: startsAt + LESSON_MS,
      isAwaitingTime: lesson.id === 'les_europe_off',
      isHeld: day < 0,
    }
  })
  const change = nextClockChange(now, BERLIN)
  const around = [-1, 1].map((days, index) => {
    const startsAt = instantOf({ day: addDays(change, days), time: '18:00' }, BERLIN)
    return {
      id: `les_europe_${days < 0 ? 'before' : 'after'}`,
      classId: CLASS_ABROAD,
      no: 4 + index,
      name: ['第四课 换季', '第五课 新的时间'][index] ?? '',
      startsAt,
      endsAt: startsAt + LESSON_MS,
      isAwaitingTime: false,
      isHeld: false,
    }
  })
  return [...near, ...around]
}

/**
 * The day on which the clocks of a zone next change, at least a week away, so that the lesson before it is still to come.
 * @returns `YYYY-MM-DD`
 */
export function nextClockChange(now: EpochMs, zone: string): string {
  const week = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).add({ weeks: 1 })
  return (week.getTimeZoneTransition('next') ?? week).toPlainDate().toString()
}
