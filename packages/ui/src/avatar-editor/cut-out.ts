import { type Crop, cropSquare } from './crop.ts'

const SIDE = 512
const SIZE_MAX_BYTES = 2 * 1024 ** 2
const QUALITIES = [0.92, 0.8, 0.6, 0.4]

/**
 * The square as a JPEG of 512 × 512 pixels, at most 2 MB; what was see-through is white.
 * @throws {Error} when this browser cannot write the picture
 */
export async function cutOut(image: HTMLImageElement, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  const { left, top, side } = cropSquare(crop, { width: image.naturalWidth, height: image.naturalHeight })
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE)
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= SIZE_MAX_BYTES) return blob
  }
  throw new Error('the picture could not be written as a JPEG of at most 2 MB')
}
