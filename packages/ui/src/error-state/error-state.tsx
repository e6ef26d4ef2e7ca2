import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { SupportDetails } from './support-details.tsx'

export interface ErrorStateProps {
  title: ReactNode
  /** Tells the user what is safe and what to do: "Nothing is lost. Check the network and try again." */
  description?: ReactNode
  /** Facts for the support staff: code, request id, time. Folded away, copied with one press. */
  details?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
  action?: ReactNode
  className?: string | undefined
}

export function ErrorState({ details, onRetry, isRetrying, action, ...props }: ErrorStateProps) {
  const text = useUiText()
  const buttons = (onRetry || action !== undefined) && (
    <>
      {onRetry && (
        <Button isBusy={isRetrying} onClick={onRetry}>
          {text.retry}
        </Button>
      )}
      {action}
    </>
  )
  return (
    <EmptyState role="alert" drawing="trouble" action={buttons || undefined} {...props}>
      {details !== undefined && <SupportDetails details={details} />}
    </EmptyState>
  )
}
