import { renderPagePng } from '@hwjy/classroom/board'
import type { BoardPage } from '@hwjy/classroom/core'

/**
 * A page as a picture. In a module of its own, because a late import of the package would fetch all of its board.
 * @param width in pixels; the height follows
 */
export const pagePicture = (page: BoardPage, width: number): Promise<Blob> => renderPagePng(page, { width })
