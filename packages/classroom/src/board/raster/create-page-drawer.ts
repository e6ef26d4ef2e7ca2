import type { BoardPage } from '../../core/board/board-types.ts'
import type { LocalBoardOptions } from '../create-local-board.ts'
import type { MissingFile } from '../files/board-files.ts'
import { createLateFiles } from '../files/late-files.ts'
import { renderPagePng } from './render-page.ts'

export interface PageDrawer {
  /** @param width pixels; the height follows. A file that cannot be loaded is left out. */
  draw(page: BoardPage, width: number): Promise<Blob>
  /** The files of a drawn page that could not be loaded, so that its picture is without them. */
  missingOn(page: BoardPage): readonly MissingFile[]
  destroy(): void
}

/** Draws pages of any class as pictures, with their courseware. */
export function createPageDrawer({
  files,
  pdfAssetsUrl,
}: Pick<LocalBoardOptions, 'files' | 'pdfAssetsUrl'>): PageDrawer {
  const late = createLateFiles({ files, pdfAssetsUrl, onChange: () => undefined })
  return {
    draw: async (page, width) => renderPagePng(page, { width, ...(await late.whole(page, width)) }),
    missingOn: late.missingOn,
    destroy: late.destroy,
  }
}
