import { Banner, Button, EmptyState, IconButton, latePart, SegmentedControl, Skeleton, useIsWide } from '@hwjy/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../network/use-is-online.ts'
import { Waiting } from '../page/waiting.tsx'
import { NoAnswer, type NoAnswerProps } from '../problem/no-answer.tsx'
import { dateIn } from '../time/date-in.ts'
import { dayInWords, momentInDay } from '../time/lesson-time.ts'
import { useViewerZone } from '../time/time-zone.ts'
import { usePlaceName } from '../time/use-place-name.ts'
import { Agenda, type AgendaProps } from './agenda.tsx'
import { RescheduleDialog, type RescheduleProps } from './reschedule-dialog.tsx'
import * as css from './timetable.css.ts'
import type { TimetableLesson } from './timetable-lesson.ts'
import { addDays, clockShift, lessonsOfDays, mondayOf } from './week.ts'
import type { WeekGridProps } from './week-grid.tsx'

export type TimetableView = 'week' | 'agenda'

export interface TimetableProps extends Pick<AgendaProps, 'company' | 'action'> {
  /** What a schedule's query gives; weeks beside this one may be in it. */
  schedule: NoAnswerProps['query'] & {
    data: { schoolTimeZone: string; lessons: readonly TimetableLesson[] } | undefined
    dataUpdatedAt: number
  }
  /** Any day of the week, `YYYY-MM-DD`; the address of the page has it. */
  date: string
  onDateChange: (date: string) => void
  view: TimetableView
  onViewChange: (view: TimetableView) => void
  /** Epoch ms, by the server's clock. */
  now: number
  onOpen: (lesson: TimetableLesson) => void
  /** Left out where lessons cannot be moved. */
  move?: Omit<RescheduleProps, 'lesson' | 'startsAt' | 'now' | 'schoolZone' | 'onClose'> | undefined
  /** ISO 8601: the next lesson after this week, where it has none. */
  nextLessonAt?: string | undefined
}

// 80 kB of calendar: only who opens a week fetches it. Until it is here, and where it does not come, there is the agenda.
const WeekGrid = latePart<WeekGridProps>(() => import('./week-grid.tsx').then((part) => part.WeekGrid), {
  retryMs: 10_000,
})

/** A person's lessons of a week, as a grid or as a list by days, on the viewer's clock with the school's beside it. */
export function Timetable(props: TimetableProps) {
  const { schedule, date, onDateChange, onViewChange, now, onOpen, move, nextLessonAt, company, action } = props
  const { t, i18n } = useTranslation('timetable')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const zone = useViewerZone()
  const isWide = useIsWide()
  // Seven columns are too narrow for fingers and words.
  const view = isWide ? props.view : 'agenda'
  const [moving, setMoving] = useState<{ lesson: TimetableLesson; startsAt: number | null } | null>(null)
  const week = mondayOf(date)
  const step = (weeks: -1 | 1) => onDateChange(addDays(week, weeks * 7))
  const days = lessonsOfDays(schedule.data?.lessons ?? [], week, zone)
  const lessons = days.flatMap((day) => day.lessons)
  const schoolZone = schedule.data?.schoolTimeZone ?? zone
  const startMove = move && ((lesson: TimetableLesson, startsAt: number | null) => setMoving({ lesson, startsAt }))

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || isInField(event.target)) return
    if ((event.key === 'PageUp' || event.key === 'PageDown') && isInWeek(event.target)) {
      event.preventDefault()
      step(event.key === 'PageUp' ? -1 : 1)
      // The lesson that had the focus is gone with its week.
      heading.current?.focus()
      return
    }
    const act = {
      t: () => onDateChange(dateIn(zone, now)),
      '1': () => onViewChange('week'),
      '2': () => onViewChange('agenda'),
    }
    const found = act[event.key.toLowerCase() as keyof typeof act]
    if (!found) return
    event.preventDefault()
    found()
  }
  return (
    // Keys are shortcuts of what is in it; each has a button as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-labelledby={headingId} className={css.timetable} data-view={view} onKeyDown={handleKeyDown}>
      <div className={css.bar}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={css.heading} aria-live="polite">
          {weekInWords(week, i18n.language)}
        </h2>
        <div className={css.steps}>
          <IconButton
            label={t('calendar.previous')}
            icon={<ChevronLeft aria-hidden size={20} />}
            onClick={() => step(-1)}
          />
          <Button onClick={() => onDateChange(dateIn(zone, now))}>{t('calendar.today')}</Button>
          <IconButton
            label={t('calendar.next')}
            icon={<ChevronRight aria-hidden size={20} />}
            onClick={() => step(1)}
          />
        </div>
        {isWide && (
          <SegmentedControl
            label={t('calendar.views')}
            value={view}
            onValueChange={onViewChange}
            className={css.views}
            options={[
              { value: 'week', label: t('calendar.week') },
              { value: 'agenda', label: t('calendar.agenda') },
            ]}
          />
        )}
        <ZoneLine schoolZone={schoolZone} />
      </div>
      <AsOf schedule={schedule} now={now} />
      {schedule.data && <Shift lessons={lessons} schoolZone={schoolZone} now={now} />}
      {!schedule.data ? (
        <NoAnswer query={schedule} title={t('calendar.error')} waiting={<TimetableSkeleton view={view} />} />
      ) : lessons.length === 0 ? (
        <NoLessons nextLessonAt={nextLessonAt} now={now} onDateChange={onDateChange} />
      ) : (
        <>
          {view === 'week' && (
            <>
              <WeekGrid
                reason={week}
                waiting={<TimetableSkeleton view="week" />}
                props={{ week, lessons, zone, schoolZone, now, onOpen, onMove: startMove }}
              />
              <p className={css.keys}>{t(move ? 'calendar.keysMove' : 'calendar.keys')}</p>
            </>
          )}
          {view === 'agenda' && (
            <Agenda
              days={days}
              now={now}
              schoolZone={schoolZone}
              company={company}
              action={action}
              onOpen={onOpen}
              onMove={startMove}
            />
          )}
        </>
      )}
      {moving && move && (
        <RescheduleDialog
          {...move}
          key={`${moving.lesson.lessonId} ${moving.startsAt}`}
          lesson={moving.lesson}
          startsAt={moving.startsAt}
          now={now}
          schoolZone={schoolZone}
          onClose={() => setMoving(null)}
        />
      )}
    </section>
  )
}

const isInWeek = (target: EventTarget) => target instanceof HTMLElement && target.matches('[data-lesson], h2')

const isInField = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null

/** "Nov 16 – 22", "11月16日 – 11月22日": Chinese and Japanese ranges would be written with slashes. */
function weekInWords(week: string, locale: string): string {
  const [from, until] = [Date.parse(week), Date.parse(addDays(week, 6))]
  const isEnglish = locale.startsWith('en')
  const month = isEnglish ? 'short' : 'long'
  const format = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' })
  return isEnglish ? format.formatRange(from, until) : `${format.format(from)} – ${format.format(until)}`
}

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

/** What was read stays where nothing newer comes, and says how old it is. */
function AsOf({ schedule, now }: Pick<TimetableProps, 'schedule' | 'now'>) {
  const { t, i18n } = useTranslation('timetable')
  const zone = useViewerZone()
  const isOnline = useIsOnline()
  if (!schedule.data || (isOnline && !schedule.isError && schedule.fetchStatus !== 'paused')) return null
  const time = momentInDay(new Date(schedule.dataUpdatedAt), now, i18n.language, zone)
  return <Banner tone="warning">{t('calendar.asOf', { time })}</Banner>
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
  <Waiting className={view === 'week' ? css.skeletonWeek : css.skeletonAgenda}>
    {Array.from({ length: view === 'week' ? 7 : 4 }, (_, index) => (
      <Skeleton key={index} shape="box" height={view === 'week' ? 320 : 88} />
    ))}
  </Waiting>
)
