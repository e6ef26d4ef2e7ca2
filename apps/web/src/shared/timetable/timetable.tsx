import { Banner, Button, EmptyState, IconButton, latePart, SegmentedControl, Skeleton, useIsWide } from '@hwjy/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PageKeys } from '../keys/page-keys.tsx'
import { Waiting } from '../page/waiting.tsx'
import { NoAnswer, type NoAnswerProps } from '../problem/no-answer.tsx'
import { dateIn } from '../time/date-in.ts'
import { dayInWords } from '../time/lesson-time.ts'
import { useViewerZone } from '../time/time-zone.ts'
import { usePlaceName } from '../time/use-place-name.ts'
import { Agenda, type AgendaProps } from './agenda.tsx'
import { DueList } from './due-list.tsx'
import { MonthGrid } from './month-grid.tsx'
import * as css from './timetable.css.ts'
import type { TimetableLesson } from './timetable-lesson.ts'
import { useTimetableKeys } from './use-timetable-keys.ts'
import { addDays, addMonths, clockShift, lessonsOfDays, mondayOf } from './week.ts'
import type { WeekGridProps } from './week-grid.tsx'
import { rangeOf, type TimetableView } from './view.ts'
import { WeekStrip } from './week-strip.tsx'

export interface TimetableProps extends Pick<AgendaProps, 'company' | 'action' | 'dayAction' | 'due' | 'pageOf'> {
  /** Says what a schedule's query gives; days beside the shown ones may be in it. */
  schedule: NoAnswerProps['query'] & {
    data: { schoolTimeZone: string; lessons: readonly TimetableLesson[] } | undefined
  }
  /** A day of what is shown, `YYYY-MM-DD`; the address of the page has it. */
  date: string
  onDateChange: (date: string) => void
  view: TimetableView
  /** @param date left out where the day stays */
  onViewChange: (view: TimetableView, date?: string) => void
  /** Epoch ms, by the server's clock. */
  now: number
  onOpen: (lesson: TimetableLesson) => void
  /** Left out where lessons cannot be moved. `startsAt` is where one was dropped, epoch ms. */
  onMove?: ((lesson: TimetableLesson, startsAt: number | null) => void) | undefined
  /** ISO 8601: the next lesson after these days, where they have none. */
  nextLessonAt?: string | undefined
  /** Says what the page has to say or to offer beside the zone. */
  aside?: ReactNode
}

// 80 kB of calendar: only a user who opens a week fetches it. Until it is here, and where it does not come, there is the agenda.
const WeekGrid = latePart<WeekGridProps>(() => import('./week-grid.tsx').then((part) => part.WeekGrid), {
  retryMs: 10_000,
})

/** A person's lessons as a week, a month or a list by days, on the viewer's clock with the school's beside it. */
export function Timetable(props: TimetableProps) {
  const { schedule, date, onDateChange, onViewChange, now, onOpen, onMove, nextLessonAt, due = [] } = props
  const { t, i18n } = useTranslation('timetable')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const agenda = useRef<HTMLDivElement>(null)
  const zone = useViewerZone()
  const isWide = useIsWide()
  // Seven columns are too narrow for fingers and words.
  const view = isWide ? props.view : 'agenda'
  const range = rangeOf(view, date)
  const days = lessonsOfDays(schedule.data?.lessons ?? [], range, zone)
  const lessons = days.flatMap((day) => day.lessons)
  const dueNow = due.filter(({ date: day }) => day >= range.from && day < addDays(range.from, range.count))
  const schoolZone = schedule.data?.schoolTimeZone ?? zone
  const toToday = () => onDateChange(dateIn(zone, now))
  const step = (by: -1 | 1) => onDateChange(view === 'month' ? addMonths(date, by) : addDays(mondayOf(date), by * 7))
  const keys = useTimetableKeys({ canMove: onMove !== undefined, onToday: toToday, onView: onViewChange, onStep: step })

  function handleKeyDown(event: KeyboardEvent) {
    if ((event.key !== 'PageUp' && event.key !== 'PageDown') || !isInWeek(event.target)) return
    event.preventDefault()
    step(event.key === 'PageUp' ? -1 : 1)
    // The lesson that had the focus is gone with its week.
    heading.current?.focus()
  }
  function goToDay(day: string) {
    onDateChange(day)
    const found = agenda.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    found?.scrollIntoView({ block: 'start' })
    found?.focus({ preventScroll: true })
  }
  const steps = view === 'month' ? 'month' : 'week'
  return (
    // Keys are shortcuts of what is in it; each has a button as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby={headingId} className={css.timetable} data-view={view} onKeyDown={handleKeyDown}>
      <div className={css.bar}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={css.heading} aria-live="polite">
          {view === 'month' ? monthInWords(date, i18n.language) : weekInWords(range.from, i18n.language)}
        </h2>
        <div className={css.steps}>
          <IconButton
            label={t(`calendar.previous.${steps}`)}
            icon={<ChevronLeft aria-hidden size={20} />}
            onClick={() => step(-1)}
          />
          <Button onClick={toToday}>{t('calendar.today')}</Button>
          <IconButton
            label={t(`calendar.next.${steps}`)}
            icon={<ChevronRight aria-hidden size={20} />}
            onClick={() => step(1)}
          />
        </div>
        {isWide && (
          <div className={css.views}>
            <SegmentedControl
              label={t('calendar.views')}
              value={view}
              onValueChange={(next) => onViewChange(next)}
              options={[
                { value: 'week', label: t('calendar.week') },
                { value: 'month', label: t('calendar.month') },
                { value: 'agenda', label: t('calendar.agenda') },
              ]}
            />
            <PageKeys keys={keys} />
          </div>
        )}
        <div className={css.facts}>
          <ZoneLine schoolZone={schoolZone} />
          {props.aside}
        </div>
      </div>
      {schedule.data && <Shift lessons={lessons} schoolZone={schoolZone} now={now} />}
      {!isWide && schedule.data && (
        <WeekStrip days={days} dueDates={dueNow.map((work) => work.date)} date={date} now={now} onChoose={goToDay} />
      )}
      {content()}
    </section>
  )

  function content() {
    if (!schedule.data)
      return <NoAnswer query={schedule} title={t('calendar.error')} waiting={<TimetableSkeleton view={view} />} />
    if (lessons.length === 0 && dueNow.length === 0 && view !== 'month')
      return <NoLessons nextLessonAt={nextLessonAt} now={now} onDateChange={onDateChange} />
    const shared = { now, schoolZone, onOpen, onMove }
    switch (view) {
      case 'week':
        return (
          <>
            {dueNow.length > 0 && <DueList due={dueNow} now={now} />}
            <WeekGrid
              reason={range.from}
              waiting={<TimetableSkeleton view="week" />}
              props={{ ...shared, week: range.from, lessons, zone, dayAction: props.dayAction }}
            />
          </>
        )
      case 'month':
        return <MonthGrid {...shared} days={days} date={date} zone={zone} onDay={(day) => onViewChange('week', day)} />
      case 'agenda':
        return (
          <div ref={agenda}>
            <Agenda
              {...shared}
              date={date}
              days={days}
              company={props.company}
              action={props.action}
              dayAction={props.dayAction}
              pageOf={props.pageOf}
              due={dueNow}
            />
          </div>
        )
      default:
        return view satisfies never
    }
  }
}

const isInWeek = (target: EventTarget) => target instanceof HTMLElement && target.matches('[data-lesson], h2')

/** "Nov 16 – 22", "11月16日 – 11月22日": Chinese and Japanese ranges would be written with slashes. */
function weekInWords(week: string, locale: string): string {
  const [from, until] = [Date.parse(week), Date.parse(addDays(week, 6))]
  const isEnglish = locale.startsWith('en')
  const month = isEnglish ? 'short' : 'long'
  const format = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' })
  return isEnglish ? format.formatRange(from, until) : `${format.format(from)} – ${format.format(until)}`
}

const monthInWords = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(date))

function ZoneLine({ schoolZone }: { schoolZone: string }) {
  const { t } = useTranslation('timetable')
  const placeName = usePlaceName()
  const zone = useViewerZone()
  return (
    <p className={css.zone}>
      {zone === schoolZone
        ? t('calendar.zone', { place: placeName(zone) })
        : t('calendar.schoolZone', { place: placeName(zone), school: placeName(schoolZone) })}
    </p>
  )
}

function Shift({ lessons, schoolZone, now }: { lessons: readonly TimetableLesson[]; schoolZone: string; now: number }) {
  const { t, i18n } = useTranslation('timetable')
  const zone = useViewerZone()
  const shift = clockShift(lessons, zone, schoolZone, i18n.language)
  if (!shift) return null
  const day = dayInWords(new Date(shift.startTime), now, i18n.language, zone)
  return <Banner tone="info">{t('calendar.shift', { day, before: shift.before, after: shift.after })}</Banner>
}

function NoLessons({ nextLessonAt, now, onDateChange }: Pick<TimetableProps, 'nextLessonAt' | 'now' | 'onDateChange'>) {
  const { t, i18n } = useTranslation('timetable')
  const zone = useViewerZone()
  if (nextLessonAt === undefined) {
    return <EmptyState drawing="lessons" title={t('calendar.empty')} description={t('calendar.emptyText')} />
  }
  const at = new Date(nextLessonAt)
  return (
    <EmptyState
      drawing="lessons"
      title={t('calendar.empty')}
      description={t('calendar.emptyNext', { day: dayInWords(at, now, i18n.language, zone) })}
      action={<Button onClick={() => onDateChange(dateIn(zone, at))}>{t('calendar.goNext')}</Button>}
    />
  )
}

const TimetableSkeleton = ({ view }: { view: TimetableView }) => (
  <Waiting className={view === 'agenda' ? css.skeletonAgenda : css.skeletonWeek}>
    {Array.from({ length: view === 'agenda' ? 4 : 7 }, (_, index) => (
      <Skeleton key={index} shape="box" height={view === 'agenda' ? 88 : 320} />
    ))}
  </Waiting>
)
