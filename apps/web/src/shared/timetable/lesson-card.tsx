import { VisuallyHidden } from '@hwjy/ui'
import { clsx } from 'clsx'
import { createContext, type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLessonStatusWords } from '../lesson/lesson-status.tsx'
import { clockTime, dateWithWeekday, lessonTime } from '../time/lesson-time.ts'
import { usePlaceName } from '../time/use-place-name.ts'
import { classOf, lessonOf, NameIn } from '../names/name-line.tsx'
import { nameIn } from '../names/name-in.ts'
import { type TimetableLesson } from './timetable-lesson.ts'
import { type LessonsOfDay, overlapping } from './week.ts'
import * as css from './week-grid.css.ts'

interface Selection {
  /** The one lesson at which Tab stops. */
  id: string | null
  zone: string
  schoolZone: string
  now: number
  lessons: readonly TimetableLesson[]
  onOpen: (lesson: TimetableLesson) => void
  choose: (lessonId: string) => void
  /** Says what the page offers for a whole day, in the head of its column. */
  dayAction?: ((day: LessonsOfDay) => ReactNode) | undefined
}

/** FullCalendar draws what is in a lesson's place and takes no props for it. */
export const Selected = createContext<Selection | null>(null)

/**
 * A lesson in the week: its time, state, name and class. Who hears it hears the day, the school's clock and the state as well.
 * @param isCompact in a month there is room for the time and the name alone
 */
export function LessonCard({ id, isCompact = false }: { id: string; isCompact?: boolean }) {
  const { t, i18n } = useTranslation('timetable')
  const placeName = usePlaceName()
  const status = useLessonStatusWords()
  const selection = use(Selected)
  const lesson = selection?.lessons.find(({ lessonId }) => lessonId === id)
  if (!selection || !lesson) return null
  const { zone, schoolZone, now, lessons } = selection
  const locale = i18n.language
  const { startTime, endTime, courseId } = lesson
  const time = lessonTime({ startTime, endTime, now, locale, zone, schoolZone })
  const [from, until] = [startTime, endTime].map((at) => clockTime(new Date(at), locale, zone))
  const { words, Icon } = status(lesson.status)
  const other = overlapping(lesson, lessons)
  const day = dateWithWeekday(new Date(startTime), locale, zone)
  const heard = [
    time.atSchool !== null && t('lesson.atSchool', { time: time.atSchool, place: placeName(schoolZone) }),
    words,
  ].filter((part) => part !== false)
  return (
    <button
      type="button"
      tabIndex={selection.id === id ? 0 : -1}
      data-lesson={id}
      data-state={lesson.status}
      className={clsx(css.card, isCompact && css.compact, css.course[hueOf(courseId)])}
      onFocus={() => selection.choose(id)}
      onClick={() => selection.onOpen(lesson)}
    >
      <span className={css.cardHead}>
        <Icon aria-hidden size={12} className={css.icon} />
        <VisuallyHidden>{day} </VisuallyHidden>
        <span>
          {from}
          <span className={css.until}> – {until}</span>
        </span>
      </span>
      <VisuallyHidden> · {heard.join(' · ')} · </VisuallyHidden>
      <NameIn className={css.cardName} of={lessonOf(lesson)} />
      <NameIn className={css.cardGroup} of={classOf(lesson)} />
      {other && (
        <VisuallyHidden> · {t('calendar.overlaps', { lesson: nameIn(lessonOf(other), locale) })}</VisuallyHidden>
      )}
    </button>
  )
}

/** The same course has the same colour in every week. */
function hueOf(courseId: string): number {
  let hash = 0
  for (const character of courseId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash % css.hues.length
}
