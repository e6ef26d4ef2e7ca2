import { dateFormat } from '@hwjy/base'
import {
  Calendar,
  type CalendarRef,
  type DayHeaderInfo,
  type EventDisplayInfo,
  type EventDropInfo,
} from '@fullcalendar/react'
import interaction from '@fullcalendar/react/interaction'
import ja from '@fullcalendar/react/locales/ja'
import zh from '@fullcalendar/react/locales/zh-cn'
import '@fullcalendar/react/skeleton.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { dateIn } from '../time/date-in.ts'
import { LessonCard, Selected } from './lesson-card.tsx'
import { isMovable, type TimetableLesson } from './timetable-lesson.ts'
import { useLessonKeys } from './use-lesson-keys.ts'
import { type LessonsOfDay, lessonsOfDays, openingHour, shownHours, weekOf } from './week.ts'
import * as css from './week-grid.css.ts'

export interface WeekGridProps {
  /** Its Monday, `YYYY-MM-DD`. */
  week: string
  lessons: readonly TimetableLesson[]
  /** IANA name: whose days and clock. */
  zone: string
  schoolZone: string
  /** Epoch ms, by the server's clock. */
  now: number
  onOpen: (lesson: TimetableLesson) => void
  /** Left out where lessons cannot be moved. `startsAt` is where one was dropped, epoch ms. */
  onMove?: ((lesson: TimetableLesson, startsAt: number | null) => void) | undefined
  /** Says what the page offers for a whole day; each day with lessons has it in its head. */
  dayAction?: ((day: LessonsOfDay) => ReactNode) | undefined
}

const plugins = [timeGrid, interaction]
const locales = [zh, ja]
const HALF_HOUR = '00:30:00'
/** A lesson of 50 minutes has room for its time, its name and its class. */
const HOUR_PX = 76
const HEADER_PX = 60
/** The grid scrolls by itself where the window has no room for all of its hours: the days stay above them. */
const ROOM = 'max(30rem, 100dvh - 12rem)'
/** The now-line moves once a minute; a clock that ticks more often draws nothing anew. */
const MINUTE_MS = 60_000

/**
 * A week as a grid. Tab stops at one lesson; arrows, Home and End lead to the others. Enter opens a lesson and M moves it,
 * as dragging does.
 */
export function WeekGrid({ week, lessons, zone, schoolZone, now, onOpen, onMove, dayAction }: WeekGridProps) {
  const { i18n } = useTranslation('timetable')
  const calendar = useRef<CalendarRef>(null)
  const days = useMemo(() => lessonsOfDays(lessons, weekOf(week), zone), [lessons, week, zone])
  const shown = useMemo(() => days.flatMap((day) => day.lessons), [days])
  const { frame, onKeyDown, currentId, choose } = useLessonKeys({ days, now, onMove })
  const hours = shownHours(shown, zone)
  const canMove = onMove !== undefined
  // New objects would be new events to the calendar, and a focused one would be lost.
  const events = useMemo(
    () =>
      shown.map((lesson) => ({
        id: lesson.lessonId,
        start: lesson.startTime,
        end: lesson.endTime,
        startEditable: canMove && isMovable(lesson),
      })),
    [shown, canMove],
  )
  const minute = new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString()
  const opensAt = `${openingHour(shown, zone, now)}:00:00`
  // FullCalendar keeps its own date and place: it is told, not asked.
  const show = useEffectEvent((monday: string) => {
    const api = calendar.current?.getApi()
    api?.gotoDate(monday)
    api?.scrollToTime(opensAt)
  })
  useEffect(() => show(week), [week])

  function handleDrop({ event, revert }: EventDropInfo) {
    const lesson = shown.find(({ lessonId }) => lessonId === event.id)
    const startsAt = event.start === null ? null : Date.parse(event.startStr)
    // A lesson moves only after the dialog was confirmed and the server has agreed.
    revert()
    if (lesson && startsAt !== null && onMove) onMove(lesson, startsAt)
  }
  return (
    <Selected value={{ id: currentId, zone, schoolZone, now, lessons: shown, onOpen, choose, dayAction }}>
      {/* Keys are those of the lessons in it: the frame itself is no control. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={frame} className={css.grid} onKeyDown={onKeyDown}>
        <Calendar
          ref={calendar}
          plugins={plugins}
          locales={locales}
          locale={i18n.language}
          initialView="timeGridWeek"
          initialDate={week}
          timeZone={zone}
          firstDay={1}
          now={minute}
          headerToolbar={false}
          allDaySlot={false}
          nowIndicator
          height={`min(${(hours.until - hours.from) * HOUR_PX + HEADER_PX}px, ${ROOM})`}
          slotMinHeight={HOUR_PX / 2}
          scrollTime={opensAt}
          // A lesson that moves, or a minute that passes, must not take the reader elsewhere.
          scrollTimeReset={false}
          expandRows
          slotDuration={HALF_HOUR}
          slotMinTime={`${hours.from}:00:00`}
          slotMaxTime={`${hours.until}:00:00`}
          slotEventOverlap={false}
          events={events}
          eventDurationEditable={false}
          eventInteractive={false}
          eventDrop={handleDrop}
          eventContent={drawLesson}
          dayHeaderContent={drawDay}
          slotHeaderFormat={clock}
          eventClass={classOfEvent}
          dayHeaderAlign="center"
          dayHeaderClass={css.dayHeader}
          dayHeaderInnerClass={css.dayHeaderInner}
          dayHeaderDividerClass={css.headerDivider}
          dayLaneClass={css.lane}
          slotLaneClass={classOfSlot}
          slotHeaderInnerClass={css.slotTime}
          nowIndicatorLineClass={css.nowLine}
        />
      </div>
    </Selected>
  )
}

// Shows what the calendar is told stays the same, so that it draws nothing anew: the rest comes by context.
const drawLesson = ({ event }: EventDisplayInfo) => <LessonCard id={event.id} />
const drawDay = ({ date }: DayHeaderInfo) => <DayHeader date={date} />
const classOfEvent = ({ isDragging }: { isDragging: boolean }) =>
  isDragging ? `${css.event} ${css.dragged}` : css.event
const classOfSlot = ({ isMinor }: { isMinor: boolean }) => (isMinor ? `${css.slot} ${css.halfSlot}` : css.slot)
const clock = { hour: '2-digit', minute: '2-digit', hour12: false } as const

/** @param date midnight of the day in the viewer's zone */
function DayHeader({ date }: { date: Date }) {
  const { i18n } = useTranslation('timetable')
  const selection = use(Selected)
  const [head, setHead] = useState<Element | null>(null)
  if (!selection) return null
  const { zone, now, lessons, dayAction } = selection
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, { ...options, timeZone: zone }).format(date)
  const day = dateIn(zone, date)
  const ofDay = lessons.filter(({ startTime }) => dateIn(zone, new Date(startTime)) === day)
  const action = ofDay.length > 0 && dayAction?.({ date: day, lessons: ofDay })
  return (
    <>
      <span ref={(name) => setHead(name?.closest('[role="columnheader"]') ?? null)} className={css.dayName}>
        {part({ weekday: 'short' })}
      </span>
      <span className={css.dayNumber} aria-current={day === dateIn(zone, now) ? 'date' : undefined}>
        {Number(day.slice(-2))}
      </span>
      {/* FullCalendar hides what is drawn here from screen readers and says the date instead: a control stands beside it. */}
      {head && action && createPortal(<div className={css.dayAction}>{action}</div>, head)}
    </>
  )
}
