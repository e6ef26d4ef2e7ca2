import { RoomFileError, type RoomFiles } from '../../ports/room-files.ts'

/** A longer side is made smaller: no screen shows more of a page. */
const LONGEST_SIDE = 2_560

/**
 * Fetches by the address of a file, and once more by a new one: the first may have ended.
 * @throws {RoomFileError}
 */
export async function withAddress<T>(
  files: Pick<RoomFiles, 'open'>,
  fileId: string,
  read: (url: string) => Promise<T>,
): Promise<T> {
  try {
    return await read((await files.open(fileId)).url)
  } catch (error) {
    if (error instanceof RoomFileError) throw error
    return read((await files.open(fileId, true)).url)
  }
}

/** @throws {RoomFileError} `offline`, `wrong-content` */
export const fetchPicture = (files: Pick<RoomFiles, 'open'>, fileId: string): Promise<ImageBitmap> =>
  withAddress(files, fileId, async (url) => {
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return readPicture(await answer.blob())
  }).catch((cause: unknown) => {
    throw cause instanceof RoomFileError ? cause : new RoomFileError('offline', { cause })
  })

/**
 * The pixels of a JPG or PNG, upright, its longer side at most 2,560 px.
 * @throws {RoomFileError} `wrong-content` for what is no picture
 */
export async function readPicture(content: Blob): Promise<ImageBitmap> {
  const image = await createImageBitmap(content).catch((cause: unknown) => {
    throw new RoomFileError('wrong-content', { cause })
  })
  const share = LONGEST_SIDE / Math.max(image.width, image.height)
  if (share >= 1) return image
  const small = await createImageBitmap(image, {
    resizeWidth: Math.max(Math.round(image.width * share), 1),
    resizeHeight: Math.max(Math.round(image.height * share), 1),
    resizeQuality: 'high',
  })
  image.close()
  return small
}
