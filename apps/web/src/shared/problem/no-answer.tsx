import { ErrorState, VisuallyHidden } from '@hwjy/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { retryOnReconnect } from '../network/reconnect.ts'
import { useIsOnline } from '../network/use-is-online.ts'
import { problemKind, supportCode } from './problem-kind.ts'
import { useProblemText } from './use-problem-text.ts'

export interface NoAnswerProps {
  query: Pick<UseQueryResult, 'isError' | 'error' | 'errorUpdatedAt' | 'fetchStatus' | 'isFetching' | 'refetch'>
  /** The shape of what is coming. */
  waiting: ReactNode
  /** Names a page that takes its heading from what is coming; screen readers find the page by it until then. */
  heading?: string
  /** Names the content that did not load, where the page knows it better: "Your messages did not load". */
  title?: ReactNode
  /** Says what is missing without a network, and what one can do, where the page knows it better. */
  offline?: { title: ReactNode; text: string }
  /** A way out besides trying again. */
  action?: ReactNode
}

/** In the place of what a call brings, until it is here: its shape, or why it does not come and what one can do. */
export function NoAnswer({ query, waiting, heading, ...words }: NoAnswerProps) {
  const isPaused = query.fetchStatus === 'paused'
  return (
    <>
      {heading !== undefined && <VisuallyHidden as="h1">{heading}</VisuallyHidden>}
      {query.isError || isPaused ? <Problem query={query} {...words} /> : waiting}
    </>
  )
}

function Problem({ query, title, offline, action }: Omit<NoAnswerProps, 'waiting' | 'heading'>) {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const text = useProblemText()
  const { error, errorUpdatedAt, isFetching, refetch } = query
  const kind = problemKind(error, isOnline && query.fetchStatus !== 'paused')
  const comesByItself = kind === 'offline' || kind === 'unreachable'
  const code = supportCode(error, errorUpdatedAt)
  const description =
    kind === 'offline'
      ? (offline?.text ?? t('problem.offlineText'))
      : kind === 'broken' && code !== undefined
        ? `${text(error)} ${t('problem.support')}`
        : text(error)
  useEffect(() => (comesByItself ? retryOnReconnect(() => void refetch()) : undefined), [comesByItself, refetch])
  return (
    <ErrorState
      title={kind === 'offline' ? (offline?.title ?? t('problem.offlineTitle')) : (title ?? t('error.title'))}
      description={description}
      details={code}
      onRetry={kind === 'offline' || kind === 'gone' ? undefined : () => void refetch()}
      isRetrying={isFetching}
      action={action}
    />
  )
}
