import { expect, it } from 'vitest'
import { RoomFileError } from '../../ports/room-files.ts'
import { createLateFiles } from './late-files.ts'

it('where the host opens no files, pages of a document are missing', async () => {
  const files = createLateFiles({ files: undefined, pdfAssetsUrl: undefined, onChange: () => undefined })
  await expect(files.countPages('res_slides')).rejects.toEqual(new RoomFileError('missing'))
  files.destroy()
})
