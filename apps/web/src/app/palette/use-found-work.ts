import { getListHomeworkQueryOptions, getListQuestionsQueryOptions } from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp, NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import type { PaletteEntry } from './rank-entries.ts'
import { MOST_FOUND, STALE_MS, WHOLE_LIST } from './whole-list.ts'

/** A title of this length fits on one line; a question may be a whole text. */
const TITLE_MAX = 60

/** A teacher's homework by title and class. @param keyword empty asks nothing */
export function useFoundHomework(keyword: string): readonly PaletteEntry[] {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const isWanted = keyword !== ''
  const first = useQuery(
    getListHomeworkQueryOptions(
      { current: 1, size: WHOLE_LIST },
      { query: { enabled: isWanted, staleTime: STALE_MS } },
    ),
  )
  const isLonger = (first.data?.total ?? 0) > WHOLE_LIST
  const searched = useQuery(
    getListHomeworkQueryOptions(
      { keyword, current: 1, size: MOST_FOUND },
      { query: { enabled: isWanted && isLonger } },
    ),
  )
  if (!isWanted) return []
  const homework = [...(first.data?.records ?? []), ...((isLonger && searched.data?.records) || [])]
  return [...new Map(homework.map((one) => [one.homeworkId, one])).values()].map((one) => ({
    id: one.homeworkId,
    label: one.title,
    hint: [t('palette.homework'), one.className].join(' · '),
    icon: NotebookPen,
    words: [one.className],
    chinese: [one.title, one.className],
    run: () =>
      void navigate(
        one.status === 'draft' ? `/teacher/homework/${one.homeworkId}/edit` : teacherPath.homework(one.homeworkId),
      ),
  }))
}

/** Questions of the bank by their words. The server looks for them: a bank has thousands. @param keyword empty asks nothing */
export function useFoundQuestions(keyword: string): readonly PaletteEntry[] {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const isWanted = keyword !== ''
  const found = useQuery(
    getListQuestionsQueryOptions({ keyword, current: 1, size: MOST_FOUND }, { query: { enabled: isWanted } }),
  )
  if (!isWanted) return []
  return (found.data?.records ?? []).map(({ questionId, title }) => ({
    id: questionId,
    label: [...title].length > TITLE_MAX ? `${[...title].slice(0, TITLE_MAX).join('')}…` : title,
    hint: t('palette.question'),
    icon: CircleHelp,
    // The words may stand in an option or behind what is shown; such a question comes after the others.
    words: [`· ${keyword}`],
    run: () => void navigate(`/teacher/question/${encodeURIComponent(questionId)}`),
  }))
}
