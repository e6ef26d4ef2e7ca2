import type { Role } from '@hwjy/sdk'
import { Dialog, TextInput, VisuallyHidden } from '@hwjy/ui'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './palette.css.ts'
import { type PaletteEntry, rankEntries } from './rank-entries.ts'
import { useFoundEntries } from './use-found-entries.ts'
import { usePaletteEntries } from './use-palette-entries.ts'
import { useReadings } from './use-readings.ts'
import { useSettled } from './use-settled.ts'

/** Type where to go or what to do: Enter takes the first answer, arrows go to the others, typing goes back. */
export default function Palette({ role, onClose }: { role: Role; onClose: () => void }) {
  const { t } = useTranslation('shell')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  const entries = usePaletteEntries(role)
  const known = new Set(entries.map(({ id }) => id))
  const more = useFoundEntries(role, useSettled(typed), known)
  const readsLike = useReadings(/[a-z]{2}/i.test(typed))
  const found = rankEntries([...entries, ...more], typed, readsLike)

  function run(entry: PaletteEntry | undefined) {
    if (!entry) return
    onClose()
    entry.run()
  }
  function moveFocus(event: KeyboardEvent) {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return
    const stops = [input.current, ...(list.current?.querySelectorAll('button') ?? [])]
    const index = stops.findIndex((stop) => stop === document.activeElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      stops[(index + step + stops.length) % stops.length]?.focus()
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      input.current?.focus()
    }
  }
  function onInputKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(found[0])
    else moveFocus(event)
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('palette.title')} className={css.dialog}>
      <TextInput
        ref={input}
        aria-label={t('palette.title')}
        autoComplete="off"
        enterKeyHint="go"
        placeholder={t('palette.placeholder')}
        start={<Search aria-hidden size={18} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onInputKeyDown}
      />
      <VisuallyHidden aria-live="polite">
        {t('palette.found', { count: found.length })} {found[0]?.label}
      </VisuallyHidden>
      <ul ref={list} className={css.list}>
        {found.map((entry) => (
          <li key={entry.id}>
            <button type="button" className={css.entry} onClick={() => run(entry)} onKeyDown={moveFocus}>
              <entry.icon aria-hidden size={18} className={css.icon} />
              <span className={css.label}>{entry.label}</span>
              <span className={css.hint}>{entry.hint}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={css.nothing}>{t('palette.nothing')}</p>}
    </Dialog>
  )
}
