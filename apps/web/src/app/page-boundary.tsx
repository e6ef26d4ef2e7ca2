import { Button, ErrorState } from '@hwjy/ui'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { PageLoadError } from './page-load-error.ts'

/** What breaks on one page stays on that page; another page starts fresh. */
export function PageBoundary({ path, waiting, children }: { path: string; waiting: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={BrokenPage} resetKeys={[path]}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function BrokenPage({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation()
  if (error instanceof PageLoadError) {
    // A failed import stays failed for the life of the page, so only loading it again helps.
    const reload = <Button onClick={() => location.reload()}>{t('error.reload')}</Button>
    return <ErrorState title={t('error.chunkTitle')} description={t('error.chunkText')} action={reload} />
  }
  return (
    <ErrorState
      title={t('error.title')}
      description={t('error.page')}
      details={error instanceof Error ? error.message : undefined}
      onRetry={resetErrorBoundary}
    />
  )
}
