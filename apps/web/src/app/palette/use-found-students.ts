import {
  describeError,
  getGetStudentInfoQueryOptions,
  getSearchStudentsQueryOptions,
  type LessonSummary,
  type StudentRow,
} from '@hwjy/sdk'
import { useToast } from '@hwjy/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { lessonPath } from '../../shared/lesson-paths.ts'
import { lessonWith } from './lesson-with.ts'
import type { PaletteEntry } from './rank-entries.ts'
import { MOST_FOUND, STALE_MS, WHOLE_LIST } from './whole-list.ts'

/**
 * A teacher's students by name and nickname. A student has no page of their own: they lead to the next lesson with them,
 * else to what the last one came to.
 * @param keyword empty asks nothing
 * @param lessons of the teacher, around today
 */
export function useFoundStudents(keyword: string, lessons: readonly LessonSummary[]): readonly PaletteEntry[] {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const toast = useToast()
  const isWanted = keyword !== ''
  const first = useQuery(
    getSearchStudentsQueryOptions(
      { current: 1, size: WHOLE_LIST },
      { query: { enabled: isWanted, staleTime: STALE_MS } },
    ),
  )
  const isLonger = (first.data?.total ?? 0) > WHOLE_LIST
  const searched = useQuery(
    getSearchStudentsQueryOptions(
      { name: keyword, current: 1, size: MOST_FOUND },
      { query: { enabled: isWanted && isLonger } },
    ),
  )

  async function goToLessonWith({ stuId, name }: StudentRow) {
    try {
      const { classes } = await queryClient.fetchQuery(getGetStudentInfoQueryOptions({ stuId }))
      const lesson = lessonWith(new Set(classes.map(({ classId }) => classId)), lessons)
      if (!lesson) return toast.show(t('palette.noLessonWith', { name }))
      await navigate(lessonPath[lesson.status === 'ended' ? 'result' : 'check'](lesson.lessonId))
    } catch (error) {
      toast.show(describeError(error, currentLanguage()), { tone: 'danger' })
    }
  }
  if (!isWanted) return []
  const students = [...(first.data?.records ?? []), ...((isLonger && searched.data?.records) || [])]
  return [...new Map(students.map((student) => [student.stuId, student])).values()].map((student) => ({
    id: student.stuId,
    label: student.name,
    hint: [t('palette.student'), ...student.classNames.slice(0, 1)].join(' · '),
    icon: GraduationCap,
    words: [student.nickname, ...student.classNames].filter(Boolean),
    run: () => void goToLessonWith(student),
  }))
}
