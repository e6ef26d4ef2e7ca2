/** Keeps what the board shows of files: asks for it when it is needed, and tells what could not be loaded. */
import { type BoardPage, PAGE_WIDTH, type Stroke } from '../../core/board/board-types.ts'
import { decodeElement } from '../../core/board/elements/element-codec.ts'
import { ElementFormat } from '../../core/board/elements/element-types.ts'
import type { Sheet } from '../../core/board/sheet.ts'
import { RoomFileError, type RoomFiles } from '../../ports/room-files.ts'
import type { PagePictureOptions } from '../raster/render-page.ts'
import { NONE } from '../tool-settings.ts'
import { drawSheet } from './draw-sheet.ts'
import { fetchPicture } from './fetch-file.ts'
import { createPdfDocuments } from './pdf-documents.ts'
import { createPictureList } from './pictures.ts'
import { createSheetPictures } from './sheet-pictures.ts'

export interface MissingFile {
  fileId: string
  /** May be empty. */
  name: string
}

export interface BoardFilesOptions {
  files: Pick<RoomFiles, 'open'> | undefined
  /** Folder of the files of pdf.js; without it documents cannot be shown. */
  pdfAssetsUrl: string | undefined
  /** Where what arrives is kept. */
  pictures?: ReturnType<typeof createPictureList>
  /** Something arrived, or could not be loaded. */
  onChange(): void
}

export function createBoardFiles({ files, pdfAssetsUrl, pictures = createPictureList(), onChange }: BoardFilesOptions) {
  const asked = new Map<string, Promise<void>>()
  const missing = new Map<string, MissingFile>()
  const documents = files && pdfAssetsUrl !== undefined ? createPdfDocuments(files, pdfAssetsUrl) : null
  let isDestroyed = false
  let missed: readonly MissingFile[] = []
  let shownMissing: readonly MissingFile[] = NONE

  function miss(file: MissingFile): void {
    missing.set(file.fileId, file)
    missed = [...missing.values()]
    onChange()
  }

  const sheets = createSheetPictures({
    draw: (sheet, width) => pictureOf(sheet, width),
    onDrawn: () => !isDestroyed && onChange(),
    onFailed: ({ fileId, name }) => !isDestroyed && miss({ fileId, name }),
  })

  async function pictureOf({ fileId, kind, no }: Sheet, width: number): Promise<CanvasImageSource> {
    if (kind === 'document') {
      if (documents === null) throw new RoomFileError('missing')
      return documents.draw(fileId, no, width)
    }
    await loadPicture({ fileId, name: '' })
    const image = pictures.get(fileId)
    if (image === null) throw new RoomFileError('missing')
    return image
  }

  /** Resolves when it is here, or is known not to be. */
  function loadPicture(file: MissingFile): Promise<void> {
    const { fileId } = file
    const known = asked.get(fileId)
    if (known !== undefined) return known
    const fetching = (files ? fetchPicture(files, fileId) : Promise.reject(new RoomFileError('missing'))).then(
      (image) => {
        if (isDestroyed) return image.close()
        pictures.add(fileId, image)
        onChange()
      },
      () => {
        if (!isDestroyed) miss(file)
      },
    )
    asked.set(fileId, fetching)
    return fetching
  }

  /** Asks for everything on a page, and for the sheets that may come next. @param width device pixels of the page */
  function want(page: BoardPage, next: readonly BoardPage[], width: number): void {
    for (const file of picturesOn(page)) void loadPicture(file)
    const ahead = next.flatMap(({ sheet }) => sheet ?? [])
    sheets.want([...(page.sheet ? [page.sheet] : []), ...ahead], width)
  }

  /** Tries everything again that could not be loaded. */
  function retry(): void {
    for (const fileId of missing.keys()) asked.delete(fileId)
    missing.clear()
    missed = []
    sheets.retry()
    onChange()
  }

  // A file that failed for want of a network is asked for again with it.
  const onOnline = () => missing.size > 0 && retry()
  globalThis.addEventListener?.('online', onOnline)

  return {
    pictures,
    want,
    retry,
    drawSheet,
    sheetOf: (page: BoardPage) => (page.sheet === undefined ? null : sheets.get(page.sheet)),
    /** Lists the files of this page that could not be loaded; the same list as long as nothing changes. */
    missingOn(page: BoardPage): readonly MissingFile[] {
      if (missed.length === 0) return (shownMissing = NONE)
      const ids = new Set(picturesOn(page).map(({ fileId }) => fileId))
      if (page.sheet) ids.add(page.sheet.fileId)
      const found = missed.filter(({ fileId }) => ids.has(fileId))
      const isSame = found.length === shownMissing.length && found.every((file, i) => file === shownMissing[i])
      if (!isSame) shownMissing = found
      return shownMissing
    },
    /** Waits for everything on a page, for a picture of it. Files that cannot be loaded are left out. */
    async whole(page: BoardPage, width: number = PAGE_WIDTH): Promise<Pick<PagePictureOptions, 'pictures' | 'sheet'>> {
      await Promise.all(picturesOn(page).map(loadPicture))
      const { sheet } = page
      if (sheet === undefined) return { pictures, sheet: null }
      const image = await pictureOf(sheet, width).catch(() => null)
      if (image === null && !isDestroyed) miss({ fileId: sheet.fileId, name: sheet.name })
      return { pictures, sheet: image }
    },
    /** @throws {RoomFileError} */
    async countPages(fileId: string): Promise<number> {
      if (documents === null) throw new RoomFileError('missing')
      return documents.countPages(fileId)
    },
    destroy() {
      isDestroyed = true
      globalThis.removeEventListener?.('online', onOnline)
      documents?.destroy()
      sheets.clear()
      pictures.clear()
    },
  }
}
export type BoardFiles = ReturnType<typeof createBoardFiles>

// Chunks of a page are shared between its versions, so that a new stroke costs nothing for those before it.
const found = new WeakMap<readonly Stroke[], readonly MissingFile[]>()

function picturesOn({ strokes }: BoardPage): readonly MissingFile[] {
  return strokes.flatMap((chunk) => {
    const known = found.get(chunk)
    if (known !== undefined) return known
    const files = chunk.flatMap(({ bytes }) => {
      if (bytes[0] !== ElementFormat.picture) return []
      const element = decodeElement(bytes)
      return element?.kind === 'picture' ? [{ fileId: element.resourceId, name: element.alt }] : []
    })
    found.set(chunk, files)
    return files
  })
}
