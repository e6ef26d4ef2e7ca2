import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { fetchedAhead, LayerFailureContext } from '../late-part/late-layer.tsx'
import { latePart } from '../late-part/late-part.tsx'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import type { ToastContent, ToastOptions } from './toast.tsx'

export interface ToastApi {
  /** A short message that needs no answer. 3 s, or 5 s when its tone is `danger`. */
  show: (message: ReactNode, options?: ToastOptions) => void
  /** Something went wrong elsewhere; what concerns a field or a panel is said there instead. 5 s. */
  error: (message: ReactNode, options?: Omit<ToastOptions, 'tone'>) => void
}

const ToastContext = createContext<ToastApi | null>(null)
const LateToastRegion = fetchedAhead(
  latePart(() => import('./toast-region.tsx').then(({ ToastRegion }) => ToastRegion)),
)

/**
 * Fetches what shows messages before the first one: a message about a lost network comes too late for that. Resolves when
 * it is here, or could not be fetched.
 */
export const prefetchToasts = (): Promise<void> =>
  LateToastRegion.prefetch().then(
    () => undefined,
    () => undefined,
  )

const isSame = (one: ToastContent, other: ToastContent) =>
  one.message === other.message && one.tone === other.tone && one.title === other.title

/** Keeps the messages; their region is fetched with the first one, and then stays. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ToastContent[]>([])
  const lastId = useRef(0)

  const show = useCallback<ToastApi['show']>((message, options = {}) => {
    lastId.current += 1
    const toast = { ...options, id: lastId.current, message }
    // Users read three at most, and the same words once; older ones are removed.
    setToasts((current) => [...current.filter((one) => !isSame(one, toast)).slice(-2), toast])
  }, [])
  const remove = useCallback((id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)), [])
  const api = useMemo<ToastApi>(
    () => ({ show, error: (message, options) => show(message, { ...options, tone: 'danger' }) }),
    [show],
  )

  const { cannotOpen } = useUiText()
  const tellFailure = useCallback(() => api.error(cannotOpen), [api, cannotOpen])

  return (
    <ToastContext value={api}>
      <LayerFailureContext value={tellFailure}>{children}</LayerFailureContext>
      <LateToastRegion reason={toasts.at(-1)?.id ?? null} props={{ toasts, onRemove: remove }} />
    </ToastContext>
  )
}

/** @throws {Error} outside a ToastProvider or UiProvider */
export function useToast(): ToastApi {
  const api = useContext(ToastContext)
  if (!api) throw new Error('useToast needs a <UiProvider> above it')
  return api
}
