import { type Role, useListSchoolPeople } from '@hwjy/sdk'
import { Combobox } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface PersonPickerProps {
  /** Teachers or students. */
  side: Role
  /** The id of the chosen person; empty: none. */
  value: string
  /** Shown for `value` until the search brings it. */
  label?: string | undefined
  except?: readonly string[]
  onChange: (personId: string, name: string) => void
}

/** Finds one person of the school by typing. The server searches, because a school may have ten thousand. */
export function PersonPicker({ side, value, label, except = [], onChange }: PersonPickerProps) {
  const { t } = useTranslation('schoolOffice')
  const [keyword, setKeyword] = useState('')
  const people = useListSchoolPeople({ role: side, current: 1, size: 20, ...(keyword !== '' && { keyword }) })
  const options = (people.data?.records ?? [])
    .filter(({ personId, state }) => state !== 'closed' && !except.includes(personId))
    .map(({ personId, name, username }) => ({ value: personId, label: name, detail: username ?? '' }))
  return (
    <Combobox
      options={options}
      value={value}
      chosenLabel={label}
      placeholder={t('people.search')}
      emptyText={t('noneFound')}
      isLoading={people.isFetching}
      onQueryChange={(query) => setKeyword(query.trim().slice(0, 100))}
      onValueChange={(personId) => onChange(personId, options.find((option) => option.value === personId)?.label ?? '')}
    />
  )
}
