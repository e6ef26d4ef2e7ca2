import type { Role } from '@hwjy/sdk'
import { IconButton, latePart, prefetchToasts, VisuallyHidden } from '@hwjy/ui'
import { Search } from 'lucide-react'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMac } from '../../shared/devices/is-mac.ts'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { PaletteAnswers } from './late-answers.ts'
import type { EarlyText } from './palette.tsx'
import type { StudentCardProps } from './student-card.tsx'
import type { FoundStudent } from './use-found-students.ts'

const Palette = latePart(() => import('./palette.tsx').then((code) => code.Palette), { retryMs: 3_000 })
const StudentCard = lazyPage<StudentCardProps>(() => import('./student-card.tsx'), 'student', 'places')

/** The home has shown itself by then, and what is fetched takes nothing from it. */
const FETCH_AFTER_MS = 3_000

/**
 * Opens the palette, and so does Ctrl K, or ⌘ K on a Mac. Its code comes after the page, or when it is first needed: what
 * is typed until it is here is not lost.
 */
export function PaletteButton({ role }: { role: Role }) {
  const { t } = useTranslation('shell')
  const [isOpen, setIsOpen] = useState(false)
  const [early, setEarly] = useState(NOTHING)
  const [student, setStudent] = useState<FoundStudent | null>(null)
  useEffect(() => {
    const timer = setTimeout(fetchCode, FETCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  function close() {
    setIsOpen(false)
    setEarly(NOTHING)
  }
  // Before the first paint: people who know the keys do not wait for what they see.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 'k' && (isMac ? event.metaKey : event.ctrlKey)
      if (!isShortcut || event.altKey || event.shiftKey) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <IconButton
        tone="quiet"
        label={t('palette.open')}
        shortcut={isMac ? '⌘K' : 'Ctrl+K'}
        icon={<Search aria-hidden size={20} />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        onPointerEnter={fetchCode}
      />
      <Palette
        reason={isOpen || null}
        props={isOpen ? { role, early, onClose: close, onStudent: setStudent } : null}
        waiting={
          <VisuallyHidden>
            <input
              ref={takeFocus}
              autoComplete="off"
              aria-label={t('palette.title')}
              value={early.typed}
              onChange={({ target }) => setEarly({ typed: target.value, hasEntered: false })}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Escape') close()
                if (key === 'Enter' && !nativeEvent.isComposing) setEarly({ ...early, hasEntered: true })
              }}
            />
          </VisuallyHidden>
        }
      />
      {student !== null && (
        <Suspense>
          <StudentCard {...student} onClose={() => setStudent(null)} />
        </Suspense>
      )}
    </>
  )
}

const NOTHING: EarlyText = { typed: '', hasEntered: false }

const takeFocus = (field: HTMLElement | null) => field?.focus()

function fetchCode() {
  // A palette that is opened without it asks again, and says what failed.
  for (const code of [Palette, PaletteAnswers]) code.prefetch().catch(() => undefined)
  void prefetchToasts()
}
