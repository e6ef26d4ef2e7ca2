import { Button } from '@hwjy/ui'
import { type ReactNode, Suspense, useEffect } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import * as page from '../../shared/page.css.ts'
import { PageLoadError } from '../../shared/page/page-load-error.ts'
import { useTakenOver } from '../../shared/prerendered/use-taken-over.ts'
import { useIsOnline } from '../../shared/network/use-is-online.ts'
import { isConnectionSettling, retryOnReconnect } from '../../shared/network/reconnect.ts'
import { LastingLoadError } from '../../shared/page/load-module.ts'

/** Keeps an error on the page where it occurs; another page starts fresh. */
export function PageBoundary({ path, waiting, children }: { path: string; waiting: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={BrokenPage} resetKeys={[path]}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Part of every first visit, because it must be there when nothing else can be fetched: so it is plain. */
function BrokenPage({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation()
  useTakenOver()
  const isOnline = useIsOnline()
  const isLoadError = error instanceof PageLoadError
  const isLasting = isLoadError && error.cause instanceof LastingLoadError
  function retry() {
    if (isLasting) return location.reload()
    if (isLoadError) error.forget()
    resetErrorBoundary()
  }
  useEffect(() => {
    if (!(error instanceof PageLoadError) || isLasting) return
    return retryOnReconnect(() => {
      error.forget()
      resetErrorBoundary()
    })
  }, [error, isLasting, resetErrorBoundary])
  if (isLoadError && !isLasting && (!isOnline || isConnectionSettling()))
    return (
      <div className={page.centred} role="alert">
        <h1>{t('error.unseenTitle')}</h1>
        <p className={page.centredText}>{t('error.unseenText')}</p>
        <p className={page.centredText}>{t('error.unseenWorks')}</p>
        <div className={page.actions}>
          <Button onClick={() => history.back()}>{t('error.goBack')}</Button>
        </div>
      </div>
    )
  return (
    <div className={page.centred} role="alert">
      <h1>{isLoadError ? t('error.chunkTitle') : t('error.title')}</h1>
      <p className={page.centredText}>{isLoadError ? t('error.chunkText') : t('error.page')}</p>
      {!isLoadError && error instanceof Error && (
        <details>
          <summary>{t('error.details')}</summary>
          {error.message}
        </details>
      )}
      <div className={page.actions}>
        {isLoadError && !isLasting && <Button onClick={() => location.reload()}>{t('error.reload')}</Button>}
        <Button tone="primary" onClick={retry}>
          {t('error.retry')}
        </Button>
      </div>
    </div>
  )
}
