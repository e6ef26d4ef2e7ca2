import type { Role } from '@hwjy/sdk'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { PaletteEntry } from './rank-entries.ts'

/** The last answer to anything typed: the page that searches words, lessons and files. */
export function useSearchEntry(role: Role, typed: string): readonly PaletteEntry[] {
  const { t } = useTranslation(['shell', 'pages'])
  const navigate = useNavigate()
  const text = typed.trim()
  if (text === '') return []
  return [
    {
      id: 'search-everything',
      label: t('shell:palette.searchFor', { text }),
      hint: t('pages:search'),
      icon: Search,
      run: () => void navigate(`/${role}/search?${new URLSearchParams({ text })}`),
    },
  ]
}
