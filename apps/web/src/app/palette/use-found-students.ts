import { getSearchStudentsQueryOptions, type LessonSummary } from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PaletteEntry } from './rank-entries.ts'
import type { StudentCardProps } from './student-card.tsx'
import { MOST_FOUND, STALE_MS, WHOLE_LIST } from './whole-list.ts'

export type FoundStudent = Omit<StudentCardProps, 'onClose'>

/**
 * A teacher's students by name and nickname.
 * @param keyword empty asks nothing
 * @param lessons of the teacher, around today
 * @param onStudent one was chosen: what the teacher may see of them is shown
 */
export function useFoundStudents(
  keyword: string,
  lessons: readonly LessonSummary[],
  onStudent: (student: FoundStudent) => void,
): readonly PaletteEntry[] {
  const { t } = useTranslation('shell')
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

  if (!isWanted) return []
  const students = [...(first.data?.records ?? []), ...((isLonger && searched.data?.records) || [])]
  return [...new Map(students.map((student) => [student.stuId, student])).values()].map((student) => ({
    id: student.stuId,
    label: student.name,
    hint: [t('palette.student'), ...student.classNames.slice(0, 1)].join(' · '),
    icon: GraduationCap,
    words: [student.nickname, ...student.classNames].filter(Boolean),
    chinese: [student.name, student.nickname, ...student.classNames],
    run: () => onStudent({ stuId: student.stuId, name: student.name, lessons }),
  }))
}
