import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { ConfirmDialog, type ConfirmOptions } from './confirm-dialog.tsx'

/** Asks, and resolves to the answer: true for yes; false for no, Escape, or a newer question that took its place. */
export type Confirm = (options: ConfirmOptions) => Promise<boolean>

const ConfirmContext = createContext<Confirm | null>(null)

/** One place on the page where questions are asked. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmOptions | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const resolver = useRef<((answer: boolean) => void) | null>(null)

  const answer = useCallback((value: boolean) => {
    setIsOpen(false)
    resolver.current?.(value)
    resolver.current = null
  }, [])

  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        resolver.current?.(false)
        resolver.current = resolve
        setQuestion(options)
        setIsOpen(true)
      }),
    [],
  )

  // Whoever waits for an answer must get one, even when this part of the page goes away.
  useEffect(() => () => resolver.current?.(false), [])

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <ConfirmDialog {...question} isOpen={isOpen} onConfirm={() => answer(true)} onCancel={() => answer(false)} />
      )}
    </ConfirmContext>
  )
}

/** @throws {Error} outside a ConfirmProvider or UiProvider */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs a <UiProvider> above it')
  return confirm
}
