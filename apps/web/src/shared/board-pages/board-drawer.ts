import type { PageDrawer } from '@hwjy/classroom/board'
import type { BoardPage } from '@hwjy/classroom/core'
import { lateLessonFiles } from '../lesson/late-lesson-files.ts'
import { PDF_ASSETS_URL } from '../pdf-assets.ts'

export interface BoardDrawer extends Pick<PageDrawer, 'destroy'> {
  /** @param width pixels; the height follows */
  draw(page: BoardPage, width: number): Promise<PagePicture>
}

export interface PagePicture {
  picture: Blob
  /** False when a file that the page shows could not be loaded: the picture is without it. */
  isWhole: boolean
}

/**
 * Draws pages of a lesson's board as the class saw them, with the courseware under the ink. Its files are opened by the
 * addresses that the teacher is given. The code comes with the first page; after `destroy` the next page opens it anew.
 */
export function createBoardDrawer(lessonId: string): BoardDrawer {
  let opened: Promise<PageDrawer> | null = null
  async function open(): Promise<PageDrawer> {
    const { createPageDrawer } = await import('./page-drawer.ts')
    return createPageDrawer({ files: lateLessonFiles(lessonId), pdfAssetsUrl: PDF_ASSETS_URL })
  }
  return {
    async draw(page, width) {
      const opening = (opened ??= open())
      try {
        const drawer = await opening
        const picture = await drawer.draw(page, width)
        return { picture, isWhole: drawer.missingOn(page).length === 0 }
      } catch (error) {
        // Code that could not be loaded is asked for again.
        if (opened === opening) opened = null
        throw error
      }
    },
    destroy() {
      void opened?.then(
        (drawer) => drawer.destroy(),
        () => undefined,
      )
      opened = null
    },
  }
}
