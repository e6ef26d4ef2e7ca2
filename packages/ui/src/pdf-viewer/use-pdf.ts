import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { type PdfState, pdfProblem } from './pdf-state.ts'

/** Opens a document; `attempt` opens it anew. The library and its worker are fetched with the first one. */
export function usePdf(src: string, assetsUrl: string, attempt: number): PdfState {
  const key = `${attempt} ${src}`
  const [opened, setOpened] = useState<{ key: string; state: PdfState } | null>(null)

  useEffect(() => {
    let task: PDFDocumentLoadingTask | null = null
    let isLeft = false
    const tell = (state: PdfState) => {
      if (!isLeft) setOpened({ key, state })
    }
    const open = async () => {
      const { getDocument, GlobalWorkerOptions, PasswordResponses } = await import('pdfjs-dist')
      if (isLeft) return
      GlobalWorkerOptions.workerSrc = `${assetsUrl}pdf.worker.js`
      task = getDocument({
        url: src,
        cMapUrl: `${assetsUrl}cmaps/`,
        standardFontDataUrl: `${assetsUrl}standard_fonts/`,
        wasmUrl: `${assetsUrl}wasm/`,
        iccUrl: `${assetsUrl}iccs/`,
        // A second worker for drawing would be one more file of another name; pages are drawn one by one here.
        disableWorkerRendering: true,
      })
      task.onPassword = (unlock: (password: string) => void, reason: number) =>
        tell({ status: 'locked', isWrong: reason === PasswordResponses.INCORRECT_PASSWORD, unlock })
      const document = await task.promise
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
      tell({ status: 'ready', document, pageSize: { width, height } })
    }
    open().catch((error: unknown) => tell({ status: 'failed', problem: pdfProblem(error) }))
    return () => {
      isLeft = true
      void task?.destroy()
    }
  }, [key, src, assetsUrl])

  return opened?.key === key ? opened.state : { status: 'loading' }
}
