import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { ErrorState } from '../error-state/error-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { useWords } from '../ui-text/words.ts'
import { PdfPages } from './pdf-pages.tsx'
import { PdfUnlock } from './pdf-unlock.tsx'
import * as css from './pdf-viewer.css.ts'
import { pdfViewerWords } from './pdf-viewer-words.ts'
import { usePdf } from './use-pdf.ts'

export interface PdfViewerProps {
  src: string
  label: string
  /**
   * Address of the files of pdf.js, with a slash at the end: its worker, the maps of Chinese and Japanese fonts, the
   * standard fonts. The published package has them in `dist/pdf-assets`.
   */
  assetsUrl: string
  /** The document could not be opened: its address may have ended. Another `src` is opened at once. */
  onFailed?: (() => void) | undefined
  /** CSS length; 80 % of the screen's height by default. */
  height?: string | undefined
  className?: string | undefined
}

/** A document to read, page below page. Its words can be selected, searched and read aloud. */
export function PdfViewer({ src, label, assetsUrl, onFailed, height = '80dvh', className }: PdfViewerProps) {
  const words = useWords(pdfViewerWords)
  const [attempt, setAttempt] = useState(0)
  const state = usePdf(src, assetsUrl, attempt)
  const hasFailed = state.status === 'failed'
  const tellFailed = useEffectEvent(() => onFailed?.())
  useEffect(() => {
    if (hasFailed) tellFailed()
  }, [hasFailed])
  return (
    <section
      aria-label={label}
      aria-busy={state.status === 'loading'}
      data-state={state.status}
      className={clsx(css.viewer, className)}
      style={{ height }}
    >
      {state.status === 'loading' && (
        <div className={css.waiting}>
          <Skeleton lines={6} />
          <Skeleton lines={9} />
        </div>
      )}
      {state.status === 'locked' && <PdfUnlock isWrong={state.isWrong} onUnlock={state.unlock} />}
      {state.status === 'failed' && (
        <ErrorState
          title={words.failed}
          description={words.problems[state.problem]}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      {state.status === 'ready' && <PdfPages document={state.document} pageSize={state.pageSize} />}
    </section>
  )
}
