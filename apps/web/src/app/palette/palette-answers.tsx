import type { Role } from '@hwjy/sdk'
import { VisuallyHidden } from '@hwjy/ui'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './palette.css.ts'
import { type PaletteEntry, rankEntries, withoutTones } from './rank-entries.ts'
import { useFoundEntries } from './use-found-entries.ts'
import type { FoundStudent } from './use-found-students.ts'
import { usePaletteEntries } from './use-palette-entries.ts'
import { useSearchEntry } from './use-search-entry.ts'
import { useReadings } from './use-readings.ts'
import { useSettled } from './use-settled.ts'

export interface PaletteAnswersProps {
  role: Role
  typed: string
  listRef: Ref<HTMLUListElement>
  onKeyDown: (event: KeyboardEvent) => void
  onClose: () => void
  /** One of the teacher's students was chosen. */
  onStudent: (student: FoundStudent) => void
}

/** Lists the entries that match the words in the palette's field, the best first. */
export default function PaletteAnswers({ role, typed, listRef, onKeyDown, onClose, onStudent }: PaletteAnswersProps) {
  const { t } = useTranslation('shell')
  const entries = usePaletteEntries(role)
  const known = new Set(entries.map(({ id }) => id))
  const readsLike = useReadings(/[a-z]{2}/i.test(withoutTones(typed)))
  const more = useFoundEntries(role, useSettled(typed), known, readsLike, onStudent)
  const everywhere = useSearchEntry(role, typed)
  const found = rankEntries([...entries, ...more], typed, readsLike)

  function run(entry: PaletteEntry) {
    onClose()
    entry.run()
  }
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {t('palette.found', { count: found.length })} {found[0]?.label}
      </VisuallyHidden>
      <ul ref={listRef} className={css.list}>
        {[...found, ...everywhere].map((entry) => (
          <li key={entry.id}>
            <button type="button" className={css.entry} onClick={() => run(entry)} onKeyDown={onKeyDown}>
              <entry.icon aria-hidden size={18} className={css.icon} />
              <span className={css.label}>{entry.label}</span>
              <span className={css.hint}>{entry.hint}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={css.nothing}>{t('palette.nothing')}</p>}
    </>
  )
}
