import { type ComponentType, createContext, useContext } from 'react'
import { latePart, type LatePart, type LatePartProps } from './late-part.tsx'

interface LateLayerProps<Props> extends LatePartProps<Props> {
  isOpen: boolean
  /** Called when it was opened and its code could not be fetched: its control is closed then, and opens it anew. */
  onClose: () => void
}

/** Says that a layer could not be opened. `ToastProvider` provides it. */
export const LayerFailureContext = createContext<() => void>(() => undefined)

const ahead: { prefetch: () => Promise<unknown> }[] = []

/** Has `prefetchLayers` fetch a part, too. */
export function fetchedAhead<Props>(part: LatePart<Props>): LatePart<Props> {
  ahead.push(part)
  return part
}

/** A late part that a press opens: a menu, a list, a calendar. When it cannot be fetched, it closes and people hear why. */
export function lateLayer<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Layer = fetchedAhead(latePart(load))
  return function LateLayer({ isOpen, onClose, ...props }: LateLayerProps<Props>) {
    const tellFailure = useContext(LayerFailureContext)
    return (
      <Layer
        {...props}
        onFail={() => {
          // It may have been fetched only because the pointer was near.
          if (!isOpen) return
          onClose()
          tellFailure()
        }}
      />
    )
  }
}

/**
 * Fetches the layers of all components of this page, and the messages, before they are needed: they then open without a
 * network, too. @returns when all of it is here, or could not be fetched
 */
export async function prefetchLayers(): Promise<void> {
  await Promise.allSettled(ahead.map((part) => part.prefetch()))
}
