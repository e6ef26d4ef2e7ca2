import { pictureLimits } from '@hwjy/ui'

export type PictureDenial = 'not-picture' | 'too-large' | 'empty'

/** Said before the editor opens. What it cuts out is a JPG of at most 2 MB, which the server looks at again. */
export function pictureDenial({ type, size }: Pick<File, 'type' | 'size'>): PictureDenial | null {
  if (!type.startsWith('image/')) return 'not-picture'
  if (size === 0) return 'empty'
  return size > pictureLimits.maxSizeBytes ? 'too-large' : null
}
