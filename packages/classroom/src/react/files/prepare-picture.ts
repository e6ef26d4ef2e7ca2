import { RoomFileError } from '../../ports/room-files.ts'

export interface PreparedPicture {
  file: File
  width: number
  height: number
}

export interface PictureLimits {
  /** A longer side is made smaller, px. */
  longestSide: number
  /** A JPG or PNG within the longest side, and no larger than this, is sent as it is. */
  maxBytes: number
}

/** A board page shows no more. */
export const BOARD_PICTURE: PictureLimits = { longestSide: 2_560, maxBytes: 2 * 1024 * 1024 }

/** Says why a file cannot be sent as a picture, before it is taken: null where it can. Only its content tells. */
export async function pictureDenial(file: File, maxBytes: number): Promise<'too-large' | 'wrong-content' | null> {
  if (file.size > maxBytes) return 'too-large'
  try {
    const image = await createImageBitmap(file)
    image.close()
    return null
  } catch {
    return 'wrong-content'
  }
}

const STORED_TYPES: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' }
const QUALITY = 0.9
const PNG_MAX_BYTES = 4 * 1024 * 1024

/**
 * Makes a JPG or PNG of any picture that the browser can read, upright and no larger than it is shown.
 * @throws {RoomFileError} `wrong-content` for what is no picture
 */
export async function preparePicture(file: File, { longestSide, maxBytes }: PictureLimits): Promise<PreparedPicture> {
  const image = await createImageBitmap(file).catch((cause: unknown) => {
    throw new RoomFileError('wrong-content', { cause })
  })
  try {
    const share = Math.min(longestSide / Math.max(image.width, image.height), 1)
    const [width, height] = [image.width, image.height].map((side) => Math.max(Math.round(side * share), 1)) as [
      number,
      number,
    ]
    if (share === 1 && file.type in STORED_TYPES && file.size <= maxBytes) return { file: named(file), width, height }
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const drawn = await drawnAs(canvas, image, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png')
    return { file: named(new File([drawn], file.name, { type: drawn.type })), width, height }
  } finally {
    image.close()
  }
}

// A picture with see-through parts stays one, unless it would be large.
async function drawnAs(canvas: HTMLCanvasElement, image: ImageBitmap, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  const ctx = canvas.getContext('2d')
  if (ctx === null) throw new RoomFileError('wrong-content')
  if (type === 'image/jpeg') {
    ctx.fillStyle = '#ffffff'
    ctx.fillRect(0, 0, canvas.width, canvas.height)
  }
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (blob === null) throw new RoomFileError('wrong-content')
  return type === 'image/png' && blob.size > PNG_MAX_BYTES ? drawnAs(canvas, image, 'image/jpeg') : blob
}

// A name with the ending that its content has: what is pasted is often called otherwise, or not at all.
function named(file: File): File {
  const ending = STORED_TYPES[file.type] ?? 'png'
  const stem = file.name.replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'picture'
  const name = `${stem}.${ending}`
  return name === file.name ? file : new File([file], name, { type: file.type })
}
