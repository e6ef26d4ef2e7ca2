import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { ConfirmDialog, ConfirmOptions } from './confirm-dialog.tsx'

/** Asks, and resolves to the answer: true for yes; false for no, Escape, or a newer question that took its place. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>

interface Question extends ConfirmOptions {
  Dialog: typeof ConfirmDialog
}

const ConfirmContext = createContext<Confirm | null>(null)

/** The dialog's code comes with the first question. Null when it cannot be fetched. */
async function loadDialog() {
  try {
    const { ConfirmDialog } = await import('./confirm-dialog.tsx')
    return ConfirmDialog
  } catch {
    return null
  }
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const pending = useRef<((answer: boolean) => void) | null>(null)
  const isGone = useRef(false)

  const answer = useCallback((value: boolean) => {
    setIsOpen(false)
    pending.current?.(value)
    pending.current = null
  }, [])

  const confirm = useCallback<Confirm>(async (options) => {
    const Dialog = await loadDialog()
    // Offline, before any question was asked: the browser can ask too, if not as nicely.
    if (!Dialog) return window.confirm(plainQuestion(options))
    if (isGone.current) return false
    return new Promise((resolve) => {
      pending.current?.(false)
      pending.current = resolve
      setQuestion({ ...options, Dialog })
      setIsOpen(true)
    })
  }, [])

  // Every caller of `confirm` must get an answer, even when this part of the page goes away.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      pending.current?.(false)
    }
  }, [])

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <question.Dialog
          title={question.title}
          description={question.description}
          confirmLabel={question.confirmLabel}
          cancelLabel={question.cancelLabel}
          tone={question.tone}
          isOpen={isOpen}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </ConfirmContext>
  )
}

const plainQuestion = ({ title, description }: ConfirmOptions) =>
  [title, description].filter((part) => typeof part === 'string').join('\n\n')

/** @throws {Error} outside a ConfirmProvider or UiProvider */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs a <UiProvider> above it')
  return confirm
}
