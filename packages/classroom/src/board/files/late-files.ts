/** The files of a board that is looked at: their code is fetched when the host can open files. */
import { createLoader, whenLoaded } from '@hwjy/base'
import { NONE } from '../tool-settings.ts'
import type { BoardFiles, BoardFilesOptions } from './board-files.ts'
import { createPictureList } from './pictures.ts'

export function createLateFiles(options: BoardFilesOptions): BoardFiles {
  const pictures = createPictureList()
  const code = createLoader(async () => {
    const { createBoardFiles } = await import('./board-files.ts')
    return createBoardFiles({ ...options, pictures })
  })
  let isFetched = options.files !== undefined
  const stopWaiting = options.files ? whenLoaded(code, () => options.onChange()) : () => undefined
  return {
    pictures,
    want: (...page) => code.loaded()?.want(...page),
    retry: () => code.loaded()?.retry(),
    drawSheet: (ctx, sheet) => code.loaded()?.drawSheet(ctx, sheet),
    sheetOf: (page) => code.loaded()?.sheetOf(page) ?? null,
    missingOn: (page) => code.loaded()?.missingOn(page) ?? NONE,
    whole: async (page, width) => (options.files ? (await code.load()).whole(page, width) : { pictures, sheet: null }),
    // Where the host opens no files, the code says so: the error would cost more than the rest of this.
    async countPages(fileId) {
      isFetched = true
      return (await code.load()).countPages(fileId)
    },
    destroy() {
      stopWaiting()
      // It may still be on its way.
      if (isFetched)
        void code
          .load()
          .then((files) => files.destroy())
          .catch(() => undefined)
    },
  }
}
