import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ChevronDownIcon, ChevronUpIcon, FitIcon, ZoomInIcon, ZoomOutIcon } from '../icons.ts'
import { TextInput } from '../text-input/text-input.tsx'
import { useWords } from '../ui-text/words.ts'
import { typedPage, zoomStep } from './pdf-state.ts'
import * as css from './pdf-viewer.css.ts'
import { pdfViewerWords } from './pdf-viewer-words.ts'

export interface PdfToolbarProps {
  page: number
  pageCount: number
  zoom: number
  isFitted: boolean
  onPageChange: (page: number) => void
  /** Null fits the width. */
  onZoomChange: (zoom: number | null) => void
}

export function PdfToolbar({ page, pageCount, zoom, isFitted, onPageChange, onZoomChange }: PdfToolbarProps) {
  const words = useWords(pdfViewerWords)
  // The number while the user types; null shows the page in sight.
  const [typed, setTyped] = useState<string | null>(null)
  const go = () => {
    const target = typedPage(typed ?? '', pageCount)
    if (target !== null) onPageChange(target)
    setTyped(null)
  }
  return (
    <div className={css.toolbar}>
      <IconButton
        size="sm"
        label={words.previous}
        icon={<ChevronUpIcon aria-hidden size={20} />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <IconButton
        size="sm"
        label={words.next}
        icon={<ChevronDownIcon aria-hidden size={20} />}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
      <TextInput
        size="sm"
        inputMode="numeric"
        aria-label={words.page}
        className={css.pageField}
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go()
          if (event.key === 'Escape') setTyped(null)
        }}
      />
      <span className={css.quiet}>{words.ofPages(pageCount)}</span>
      <span className={css.filler} />
      <IconButton
        size="sm"
        label={words.zoomOut}
        icon={<ZoomOutIcon aria-hidden size={20} />}
        disabled={zoomStep(zoom, 'out') === zoom}
        onClick={() => onZoomChange(zoomStep(zoom, 'out'))}
      />
      <output className={css.percent}>{Math.round(zoom * 100)} %</output>
      <IconButton
        size="sm"
        label={words.zoomIn}
        icon={<ZoomInIcon aria-hidden size={20} />}
        disabled={zoomStep(zoom, 'in') === zoom}
        onClick={() => onZoomChange(zoomStep(zoom, 'in'))}
      />
      <IconButton
        size="sm"
        label={words.fitWidth}
        icon={<FitIcon aria-hidden size={20} />}
        isPressed={isFitted}
        onClick={() => onZoomChange(null)}
      />
    </div>
  )
}
