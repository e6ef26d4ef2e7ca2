/// <reference lib="webworker" />
/** Decodes, turns and shrinks photos beside the page. */
import { shrunkSize } from './shrunk-size.ts'

export interface PhotoRequest {
  id: number
  file: Blob
  longSide: number
  /** Clockwise. */
  quarterTurns: number
}
/** Null where the browser cannot open the picture. */
export interface PhotoResponse {
  id: number
  blob: Blob | null
}

const QUALITY = 0.82

addEventListener('message', async ({ data }: MessageEvent<PhotoRequest>) => {
  const blob = await shrunk(data).catch(() => null)
  postMessage({ id: data.id, blob } satisfies PhotoResponse)
})

async function shrunk({ file, longSide, quarterTurns }: PhotoRequest): Promise<Blob> {
  const whole = await createImageBitmap(file)
  const { width, height } = shrunkSize(whole, longSide)
  const isTurned = quarterTurns % 2 === 1
  const canvas = new OffscreenCanvas(isTurned ? height : width, isTurned ? width : height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('no canvas')
  // JPEG knows no transparency: what was transparent is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((quarterTurns * Math.PI) / 2)
  context.drawImage(whole, -width / 2, -height / 2, width, height)
  whole.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
