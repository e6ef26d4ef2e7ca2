import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../ui-text/words.ts'
import { useRows } from '../virtual-list/use-rows.ts'
import { PdfPage } from './pdf-page.tsx'
import type { PageSize } from './pdf-state.ts'
import { PdfToolbar } from './pdf-toolbar.tsx'
import * as css from './pdf-viewer.css.ts'
import { pdfViewerWords } from './pdf-viewer-words.ts'

interface PdfPagesProps {
  document: PDFDocumentProxy
  pageSize: PageSize
}

const gap = 16
/** A box that scrolls must be reachable by keyboard; not every browser sees to that itself. */
const keyboardScroll = { tabIndex: 0 }

/** The pages below each other, of which those in sight are drawn. */
export function PdfPages({ document, pageSize }: PdfPagesProps) {
  const words = useWords(pdfViewerWords)
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  // Null fits the width.
  const [chosenZoom, setChosenZoom] = useState<number | null>(null)
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map())
  const zoom = chosenZoom ?? Math.min(1.5, Math.max(0.2, (room.width - 2 * gap) / pageSize.width))

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const measure = useCallback(
    (page: number, height: number) =>
      setHeights((known) => (known.get(page) === height ? known : new Map(known).set(page, height))),
    [],
  )
  const rows = useRows({
    count: document.numPages,
    getScrollElement: () => box.current,
    estimateSize: (index) => (heights.get(index + 1) ?? pageSize.height) * zoom,
    gap,
    paddingStart: gap,
    paddingEnd: gap,
    overscan: 1,
  })
  useEffect(() => rows.measure(), [rows, zoom, heights])

  const middle = (rows.scrollOffset ?? 0) + room.height / 2
  const page = (rows.getVirtualItemForOffset(middle)?.index ?? 0) + 1
  return (
    <>
      <PdfToolbar
        page={page}
        pageCount={document.numPages}
        zoom={zoom}
        isFitted={chosenZoom === null}
        onPageChange={(next) => rows.scrollToIndex(next - 1, { align: 'start' })}
        onZoomChange={setChosenZoom}
      />
      <div {...keyboardScroll} ref={box} className={css.box}>
        <div className={css.sheets} style={{ height: rows.getTotalSize(), minWidth: pageSize.width * zoom + 2 * gap }}>
          {room.width > 0 &&
            rows.getVirtualItems().map(({ index, start, size }) => (
              <section
                key={index}
                aria-label={words.pageLabel(index + 1)}
                className={css.sheet}
                style={{ top: start, height: size, minWidth: pageSize.width * zoom }}
              >
                <PdfPage document={document} page={index + 1} zoom={zoom} onMeasure={measure} />
              </section>
            ))}
        </div>
      </div>
    </>
  )
}
