import type { PageId } from '../../core/board/board-types.ts'
import type { BoardEngine } from '../../ports/board-engine.ts'

// Half a point for each pixel of a page: 16:9 on a sheet as wide as A4 is long.
const SHEET = { width: 853, height: 480 }
/** Sharp on paper at 160 dots an inch, and some 300 kB a page. */
const WIDTH = 1_920

export interface PdfWork {
  onProgress(done: number): void
  signal: AbortSignal
}

/**
 * A PDF with a picture of each page. The library that writes it is fetched when it is first used.
 * @throws the signal's reason, or what drawing a page throws
 */
export async function makePdf(
  board: Pick<BoardEngine, 'exportPage'>,
  pageIds: readonly PageId[],
  title: string,
  { onProgress, signal }: PdfWork,
): Promise<Blob> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.create()
  document.setTitle(title)
  for (const [i, pageId] of pageIds.entries()) {
    signal.throwIfAborted()
    const picture = await board.exportPage(pageId, { width: WIDTH, type: 'image/jpeg' })
    const image = await document.embedJpg(await picture.arrayBuffer())
    document.addPage([SHEET.width, SHEET.height]).drawImage(image, { x: 0, y: 0, ...SHEET })
    onProgress(i + 1)
  }
  signal.throwIfAborted()
  const bytes = await document.save()
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}
