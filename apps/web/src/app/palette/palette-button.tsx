import type { Role } from '@hwjy/sdk'
import { IconButton } from '@hwjy/ui'
import { Search } from 'lucide-react'
import { Suspense, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isMac } from '../../shared/devices/is-mac.ts'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import { Palette, PaletteAnswers } from './palette.tsx'
import type { StudentCardProps } from './student-card.tsx'
import type { FoundStudent } from './use-found-students.ts'

const StudentCard = lazyPage<StudentCardProps>(() => import('./student-card.tsx'), 'student', 'places')

/**
 * Opens the palette, and so does Ctrl K, or ⌘ K on a Mac. The code of the answers is fetched when it is first needed.
 */
export function PaletteButton({ role }: { role: Role }) {
  const { t } = useTranslation('shell')
  const [isOpen, setIsOpen] = useState(false)
  const [student, setStudent] = useState<FoundStudent | null>(null)
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
        onPointerEnter={() => void PaletteAnswers.prefetch().catch(() => undefined)}
      />
      {isOpen && <Palette role={role} onClose={() => setIsOpen(false)} onStudent={setStudent} />}
      {student !== null && (
        <Suspense>
          <StudentCard {...student} onClose={() => setStudent(null)} />
        </Suspense>
      )}
    </>
  )
}
