import type { Annotation } from '@hwjy/sdk'
import { drawInk } from '@hwjy/classroom/ink'
import { LONG_SIDE, readInk } from './ink-file.ts'
import { turned } from './turned.ts'

/** A picture is for reading: more than a phone's screen shows helps nobody. */
const LONG_SIDE_MAX = 2_400
const PIN_COLOR = '#d92d20'

/** The photo with its ink and numbered pins, turned as the teacher saw it. @throws where the photo does not come */
export async function flatPicture(url: string, { ink, pins }: Annotation, turns: number): Promise<Blob> {
  const photo = new Image()
  photo.crossOrigin = 'anonymous'
  photo.src = url
  await photo.decode()
  const { naturalWidth, naturalHeight } = photo
  const scale = Math.min(1, LONG_SIDE_MAX / Math.max(naturalWidth, naturalHeight))
  const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)]
  const isSideways = turns % 2 === 1
  const canvas = document.createElement('canvas')
  canvas.width = isSideways ? height : width
  canvas.height = isSideways ? width : height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  context.save()
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turns % 4) * (Math.PI / 2))
  context.translate(-width / 2, -height / 2)
  context.drawImage(photo, 0, 0, width, height)
  const unit = Math.max(width, height) / LONG_SIDE
  context.scale(unit, unit)
  for (const stroke of readInk(ink)) drawInk(context, stroke)
  context.restore()
  const radius = Math.max(canvas.width, canvas.height) / 60
  for (const [index, pin] of pins.entries()) {
    const { x, y } = turned(pin, turns)
    const [left, top] = [x * canvas.width, y * canvas.height]
    context.fillStyle = PIN_COLOR
    context.beginPath()
    context.arc(left, top, radius, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = '#ffffff'
    context.font = `600 ${Math.round(radius * 1.2)}px sans-serif`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(String(index + 1), left, top)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
  if (!blob) throw new Error('This browser gives no picture')
  return blob
}
