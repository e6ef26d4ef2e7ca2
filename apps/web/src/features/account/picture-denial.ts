export const PICTURE_MAX_BYTES = 2 * 1024 * 1024

export type PictureDenial = 'notJpg' | 'tooLarge'

/** Said before anything is sent; the server looks again, and into the file. */
export function pictureDenial({ type, size }: Pick<File, 'type' | 'size'>): PictureDenial | null {
  if (type !== 'image/jpeg') return 'notJpg'
  return size > PICTURE_MAX_BYTES ? 'tooLarge' : null
}
