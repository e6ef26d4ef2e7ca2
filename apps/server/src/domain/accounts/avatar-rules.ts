const AVATAR_MAX_BYTES = 2 * 1024 * 1024

/** A picture of a person: JPG, less than 2 MB. The store has looked at what the bytes are. */
export function avatarDenial(picture: {
  contentType: string
  sizeBytes: number
}): 'not-a-jpg' | { limitBytes: number } | null {
  if (picture.contentType !== 'image/jpeg') return 'not-a-jpg'
  return picture.sizeBytes > AVATAR_MAX_BYTES ? { limitBytes: AVATAR_MAX_BYTES } : null
}

/** A logo of a school: JPG or PNG, as small as a face. */
export function logoDenial(picture: {
  contentType: string
  sizeBytes: number
}): 'not-a-picture' | { limitBytes: number } | null {
  if (picture.contentType !== 'image/jpeg' && picture.contentType !== 'image/png') return 'not-a-picture'
  return picture.sizeBytes > AVATAR_MAX_BYTES ? { limitBytes: AVATAR_MAX_BYTES } : null
}
