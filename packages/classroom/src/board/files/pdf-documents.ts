/** Pages of PDF documents as pictures. The library and its worker are fetched with the first document. */
import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { PAGE_WIDTH } from '../../core/board/board-types.ts'
import { RoomFileError, type RoomFiles } from '../../ports/room-files.ts'
import { withAddress } from './fetch-file.ts'
import { fitted, WHOLE_PAGE } from '../../core/board/fitted.ts'

export interface PdfDocuments {
  /** @throws {RoomFileError} */
  countPages(fileId: string): Promise<number>
  /**
   * A page as large as it fits into a board page of this width.
   * @param boardWidth device pixels of a whole board page
   * @throws {RoomFileError}
   */
  draw(fileId: string, no: number, boardWidth: number): Promise<HTMLCanvasElement>
  destroy(): void
}

/** @param assetsUrl folder of the files of pdf.js: its worker, maps of characters, fonts, decoders; ends with a slash */
export function createPdfDocuments(files: Pick<RoomFiles, 'open'>, assetsUrl: string): PdfDocuments {
  const opened = new Map<string, Promise<PDFDocumentProxy>>()
  const tasks = new Set<PDFDocumentLoadingTask>()

  function document(fileId: string): Promise<PDFDocumentProxy> {
    const known = opened.get(fileId)
    if (known !== undefined) return known
    const opening = withAddress(files, fileId, (url) => read(url)).catch((cause: unknown) => {
      opened.delete(fileId)
      throw cause instanceof RoomFileError ? cause : new RoomFileError('offline', { cause })
    })
    opened.set(fileId, opening)
    return opening
  }

  async function read(url: string): Promise<PDFDocumentProxy> {
    const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist')
    GlobalWorkerOptions.workerSrc = `${assetsUrl}pdf.worker.js`
    const task = getDocument({
      url,
      cMapUrl: `${assetsUrl}cmaps/`,
      standardFontDataUrl: `${assetsUrl}standard_fonts/`,
      wasmUrl: `${assetsUrl}wasm/`,
      iccUrl: `${assetsUrl}iccs/`,
      // A second worker for drawing would be one more file of another name; pages are drawn one by one here.
      disableWorkerRendering: true,
    })
    tasks.add(task)
    try {
      return await task.promise
    } catch (cause) {
      tasks.delete(task)
      void task.destroy()
      // Told by name: the classes are in the part that is fetched late.
      const { name } = Object(cause) as { name?: unknown }
      if (name === 'InvalidPDFException' || name === 'PasswordException') {
        throw new RoomFileError('wrong-content', { cause })
      }
      throw cause
    }
  }

  async function draw(fileId: string, no: number, boardWidth: number): Promise<HTMLCanvasElement> {
    const page = await (await document(fileId)).getPage(no)
    const size = page.getViewport({ scale: 1 })
    const { width } = fitted(size, WHOLE_PAGE)
    const viewport = page.getViewport({ scale: ((width / size.width) * boardWidth) / PAGE_WIDTH })
    const canvas = globalThis.document.createElement('canvas')
    canvas.width = Math.max(Math.round(viewport.width), 1)
    canvas.height = Math.max(Math.round(viewport.height), 1)
    await page.render({ canvas, viewport }).promise
    page.cleanup()
    return canvas
  }

  return {
    countPages: async (fileId) => (await document(fileId)).numPages,
    draw: (fileId, no, boardWidth) =>
      draw(fileId, no, boardWidth).catch((cause: unknown) => {
        // Parts of a long document are fetched when they are seen; the address may have ended meanwhile.
        opened.delete(fileId)
        throw cause instanceof RoomFileError ? cause : new RoomFileError('offline', { cause })
      }),
    destroy() {
      for (const task of tasks) void task.destroy()
      tasks.clear()
      opened.clear()
    },
  }
}
