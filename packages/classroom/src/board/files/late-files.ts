/** The files of a board that is looked at: their code is fetched when the host can open files. */
import { createLoader, whenLoaded } from '@hwjy/base'
import { RoomFileError } from '../../ports/room-files.ts'
import { NONE } from '../tool-settings.ts'
import type { BoardFiles, BoardFilesOptions } from './board-files.ts'
import { createPictureList } from './pictures.ts'

export function createLateFiles(options: BoardFilesOptions): BoardFiles {
  const pictures = createPictureList()
  const code = createLoader(async () => {
    const { createBoardFiles } = await import('./board-files.ts')
    return createBoardFiles({ ...options, pictures })
  })
  const stopWaiting = options.files ? whenLoaded(code, () => options.onChange()) : () => undefined
  return {
    pictures,
    want: (...page) => code.loaded()?.want(...page),
    retry: () => code.loaded()?.retry(),
    drawSheet: (ctx, sheet) => code.loaded()?.drawSheet(ctx, sheet),
    sheetOf: (page) => code.loaded()?.sheetOf(page) ?? null,
    missingOn: (page) => code.loaded()?.missingOn(page) ?? NONE,
    whole: async (page, width) => (options.files ? (await code.load()).whole(page, width) : { pictures, sheet: null }),
    async countPages(fileId) {
      if (!options.files) throw new RoomFileError('missing')
      return (await code.load()).countPages(fileId)
    },
    destroy() {
      stopWaiting()
      // It may still be on its way.
      if (options.files)
        void code
          .load()
          .then((files) => files.destroy())
          .catch(() => undefined)
    },
  }
}
