import { getListClassNamesQueryOptions } from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import type { PaletteEntry } from './rank-entries.ts'
import { STALE_MS } from './whole-list.ts'

/** A teacher's classes by name. @param isWanted false asks nothing */
export function useFoundClasses(isWanted: boolean): readonly PaletteEntry[] {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const classes = useQuery(getListClassNamesQueryOptions({}, { query: { enabled: isWanted, staleTime: STALE_MS } }))
  if (!isWanted) return []
  return (classes.data ?? []).map(({ classId, className }) => ({
    id: classId,
    label: className,
    hint: t('palette.class'),
    icon: UsersRound,
    chinese: [className],
    run: () => void navigate(teacherPath.class(classId)),
  }))
}
