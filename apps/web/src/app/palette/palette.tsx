import { Dialog, ErrorState, Skeleton, TextInput } from '@hwjy/ui'
import { Search } from 'lucide-react'
import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { PageLoadError } from '../../shared/page/page-load-error.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { PaletteAnswers } from './late-answers.ts'
import * as css from './palette.css.ts'
import type { PaletteAnswersProps } from './palette-answers.tsx'

/** What was done in the field before its code was here. */
export interface EarlyText {
  typed: string
  hasEntered: boolean
}

interface PaletteProps extends Pick<PaletteAnswersProps, 'role' | 'onClose' | 'onStudent'> {
  early: EarlyText
}

/**
 * Users type where to go or what to do: Enter takes the first answer, arrows go to the others, typing goes back. The
 * field is there at once; the list of answers may still be loading, and then finds the text typed so far, Enter
 * included.
 */
export function Palette({ role, early, onClose, onStudent }: PaletteProps) {
  const { t } = useTranslation('shell')
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const hasEnteredEarly = useRef(early.hasEntered)
  const [typed, setTyped] = useState(early.typed)
  const answers = () => [...(list.current?.querySelectorAll('button') ?? [])]

  function moveFocus(event: KeyboardEvent) {
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return
    const stops = [input.current, ...answers()]
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
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Or the key that comes up again would press what it has led to.
      event.preventDefault()
      if (list.current) answers()[0]?.click()
      else hasEnteredEarly.current = true
    } else moveFocus(event)
  }
  function onAnswers(element: HTMLUListElement | null) {
    list.current = element
    if (!element || !hasEnteredEarly.current) return
    hasEnteredEarly.current = false
    // The router leads nowhere from a component that is just being put in its place.
    queueMicrotask(() => answers()[0]?.click())
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('palette.title')} className={css.dialog}>
      <TextInput
        ref={input}
        aria-label={t('palette.title')}
        autoComplete="off"
        enterKeyHint="go"
        placeholder={t(role === 'teacher' ? 'palette.placeholderTeacher' : 'palette.placeholder')}
        start={<Search aria-hidden size={18} />}
        value={typed}
        onChange={(event) => {
          hasEnteredEarly.current = false
          setTyped(event.target.value)
        }}
        onKeyDown={onInputKeyDown}
      />
      <ErrorBoundary FallbackComponent={NoAnswers}>
        <Suspense
          fallback={
            <Waiting className={css.waiting}>
              <Skeleton lines={4} />
            </Waiting>
          }
        >
          <PaletteAnswers
            role={role}
            typed={typed}
            listRef={onAnswers}
            onKeyDown={moveFocus}
            onClose={onClose}
            onStudent={onStudent}
          />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  )
}

function NoAnswers({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation()
  function retry() {
    if (error instanceof PageLoadError) error.forget()
    resetErrorBoundary()
  }
  return <ErrorState title={t('error.chunkTitle')} description={t('error.offlineText')} onRetry={retry} />
}
