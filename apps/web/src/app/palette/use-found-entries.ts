import { getGetScheduleQueryOptions, getListLessonsOfDayQueryOptions, type LessonSummary, type Role } from '@hwjy/sdk'
import { KeywordMax } from '@hwjy/sdk/limits'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { dateIn } from '../../shared/time/date-in.ts'
import { nameIn, namesOf } from '../../shared/names/name-in.ts'
import { courseOf, lessonOf } from '../../shared/names/name-line.tsx'
import { clockTime, dateWithWeekday, dayInWords } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { type PaletteEntry, rankEntries, type ReadsLike } from './rank-entries.ts'
import { typedDay, waysToType } from './typed-day.ts'
import { useFoundClasses } from './use-found-classes.ts'
import { useFoundSchools } from './use-found-schools.ts'
import { type FoundStudent, useFoundStudents } from './use-found-students.ts'
import { useFoundHomework, useFoundQuestions } from './use-found-work.ts'
import { MOST_FOUND } from './whole-list.ts'

/** A teacher's lessons are found by name this many days before and after today; the call takes a hundred days. */
const DAYS_AROUND = 45
const DAY_MS = 86_400_000

/**
 * Returns the page that a lesson leads to: its result when it is over, else its entry check, which says when it opens.
 */
function pathOf(lesson: LessonSummary, role: Role): string {
  if (lesson.status !== 'ended') return lessonPath.check(lesson.lessonId)
  return role === 'teacher' ? lessonPath.result(lesson.lessonId) : lessonPath.rate(lesson.lessonId)
}

/**
 * Asks the server for these words: lessons by name and day, schools by name and place; a teacher's students, classes,
 * homework and questions.
 * @param typed empty asks nothing
 * @param known lessons that are listed already
 */
export function useFoundEntries(
  role: Role,
  typed: string,
  known: ReadonlySet<string>,
  readsLike: ReadsLike | null,
  onStudent: (student: FoundStudent) => void,
): readonly PaletteEntry[] {
  const { t, i18n } = useTranslation('shell')
  const navigate = useNavigate()
  const zone = useViewerZone()
  // The palette is open for moments.
  const [now] = useState(() => Date.now())
  const today = dateIn(zone, now)
  const keyword = typed.trim().slice(0, KeywordMax)
  const theDay = typedDay(keyword, today)

  const schedule = useQuery(
    getGetScheduleQueryOptions(
      {
        searchStartDate: dateIn(zone, now - DAYS_AROUND * DAY_MS),
        searchEndDate: dateIn(zone, now + DAYS_AROUND * DAY_MS),
        timezone: zone,
      },
      { query: { enabled: role === 'teacher' && keyword !== '' } },
    ),
  )
  const lessonsOfDay = useQuery(
    getListLessonsOfDayQueryOptions(
      { theDay: theDay ?? today },
      { query: { enabled: role === 'student' && theDay !== null } },
    ),
  )
  const lessons = keyword === '' ? [] : ((role === 'teacher' ? schedule : lessonsOfDay).data?.lessons ?? [])
  const lessonEntries = lessons.flatMap((lesson) => {
    if (known.has(lesson.lessonId)) return []
    const at = new Date(lesson.startTime)
    const day = dateIn(zone, at)
    return {
      id: lesson.lessonId,
      label: nameIn(lessonOf(lesson), i18n.language),
      hint: `${dayInWords(at, now, i18n.language, zone)} ${clockTime(at, i18n.language, zone)}`,
      icon: BookOpen,
      words: [
        ...namesOf(lessonOf(lesson)),
        ...namesOf(courseOf(lesson)),
        lesson.teacher.name,
        ...waysToType(day, today),
        // Weekdays are understood whole.
        ...(day === theDay ? [keyword] : []),
      ],
      chinese: [lesson.lessonName, lesson.courseName, lesson.teacher.name],
      run: () => void navigate(pathOf(lesson, role)),
    }
  })
  const isName = keyword.length > 1 && theDay === null
  const students = useFoundStudents(role === 'teacher' && isName ? keyword : '', lessons, onStudent)
  const classes = useFoundClasses(role === 'teacher' && isName)
  const homework = useFoundHomework(role === 'teacher' && isName ? keyword : '')
  const questions = useFoundQuestions(role === 'teacher' && isName ? keyword : '')
  const timetable: PaletteEntry[] = []
  if (theDay !== null) {
    const day = dateWithWeekday(new Date(`${theDay}T12:00:00Z`), i18n.language, 'UTC')
    timetable.push({
      id: `timetable-${theDay}`,
      label: t('palette.timetableOf', { day }),
      hint: t('palette.page'),
      icon: CalendarDays,
      words: [keyword],
      run: () => void navigate(`/${role}/timetable?${new URLSearchParams({ date: theDay })}`),
    })
  }
  const schools = useFoundSchools(isName ? keyword : '')
  const bestOf = (entries: readonly PaletteEntry[]) => rankEntries(entries, keyword, readsLike).slice(0, MOST_FOUND)
  return [
    ...lessonEntries,
    ...timetable,
    ...[classes, students, homework, questions, schools].flatMap((entries) => bestOf(entries)),
  ]
}
