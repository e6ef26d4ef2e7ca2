import type { PDFDocumentProxy, RenderTask, TextLayer } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import * as css from './pdf-viewer.css.ts'

interface PdfPageProps {
  document: PDFDocumentProxy
  /** Counts from 1. */
  page: number
  zoom: number
  /** After it was drawn: its height in CSS px at a zoom of 1. */
  onMeasure: (page: number, height: number) => void
}

/** One page: a picture, and over it the same words unseen, to be selected, copied, searched and read aloud. */
export function PdfPage({ document, page, zoom, onMeasure }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let drawing: RenderTask | null = null
    let writing: TextLayer | null = null
    let isLeft = false
    const draw = async () => {
      const { TextLayer } = await import('pdfjs-dist')
      const sheet = await document.getPage(page)
      if (isLeft || !canvas.current || !words.current) return
      const viewport = sheet.getViewport({ scale: zoom })
      onMeasure(page, viewport.height / zoom)
      const sharpness = Math.min(window.devicePixelRatio, 2)
      canvas.current.width = Math.floor(viewport.width * sharpness)
      canvas.current.height = Math.floor(viewport.height * sharpness)
      canvas.current.style.width = `${viewport.width}px`
      canvas.current.style.height = `${viewport.height}px`
      drawing = sheet.render({
        canvas: canvas.current,
        viewport,
        transform: [sharpness, 0, 0, sharpness, 0, 0],
      })
      words.current.replaceChildren()
      words.current.style.setProperty('--total-scale-factor', String(zoom))
      writing = new TextLayer({
        textContentSource: sheet.streamTextContent(),
        container: words.current,
        viewport,
      })
      await Promise.all([drawing.promise, writing.render()])
    }
    draw().catch(() => {
      // Cancelled because it went out of sight; a page that cannot be drawn stays white, the others can be read.
    })
    return () => {
      isLeft = true
      drawing?.cancel()
      writing?.cancel()
    }
  }, [document, page, zoom, onMeasure])

  return (
    <>
      <canvas ref={canvas} aria-hidden className={css.picture} />
      <div ref={words} className={css.words} />
    </>
  )
}
