const AVATAR_MAX_BYTES = 2 * 1024 * 1024

/** A picture of a person: JPG, less than 2 MB. The store has looked at what the bytes are. */
export function avatarDenial(picture: {
  contentType: string
  sizeBytes: number
}): 'not-a-jpg' | { limitBytes: number } | null {
  if (picture.contentType !== 'image/jpeg') return 'not-a-jpg'
  return picture.sizeBytes > AVATAR_MAX_BYTES ? { limitBytes: AVATAR_MAX_BYTES } : null
}
