import { getListSchoolsQueryOptions } from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { School } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { nameIn, namesOf } from '../../shared/names/name-in.ts'
import { schoolPath } from '../../shared/schools/school-path.ts'
import type { PaletteEntry } from './rank-entries.ts'
import { MOST_FOUND, STALE_MS, WHOLE_LIST } from './whole-list.ts'

/** Schools by name and place. @param keyword empty asks nothing */
export function useFoundSchools(keyword: string): readonly PaletteEntry[] {
  const { t, i18n } = useTranslation('shell')
  const navigate = useNavigate()
  const isWanted = keyword !== ''
  const first = useQuery(
    getListSchoolsQueryOptions({ current: 1, size: WHOLE_LIST }, { query: { enabled: isWanted, staleTime: STALE_MS } }),
  )
  const isLonger = (first.data?.total ?? 0) > WHOLE_LIST
  const searched = useQuery(
    getListSchoolsQueryOptions({ keyword, current: 1, size: MOST_FOUND }, { query: { enabled: isWanted && isLonger } }),
  )
  if (!isWanted) return []
  const schools = [...(first.data?.records ?? []), ...((isLonger && searched.data?.records) || [])]
  return [...new Map(schools.map((school) => [school.schoolId, school])).values()].map((school) => ({
    id: school.schoolId,
    label: nameIn(school, i18n.language),
    hint: t('palette.school', { region: school.region }),
    icon: School,
    words: [...namesOf(school), school.region],
    chinese: [school.name, school.region],
    run: () => void navigate(schoolPath(school.schoolId)),
  }))
}
