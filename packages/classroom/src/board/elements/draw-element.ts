/** Draws one element beside ink, in page pixels. The same code runs in the raster worker and on the page. */
import type {
  BoardElement,
  ClipElement,
  PictureElement,
  ShapeElement,
  TextElement,
} from '../../core/board/elements/element-types.ts'
import { sizeOf } from '../files/draw-sheet.ts'
import type { Pictures } from '../files/pictures.ts'
import type { InkContext } from '../ink/draw-ink.ts'
import { drawCard } from './draw-card.ts'
import { drawGrid } from './draw-grid.ts'
import { KAI_STACK, PINYIN_STACK, TONE_COLORS, toneOf } from '../../core/board/elements/fonts.ts'
import { isClosed, outlineOf } from './shape-outline.ts'
import { layoutText, type MeasureText, PINYIN_SHARE, type TextPart } from './text-layout.ts'

const BLANK = { paper: '#f3f4f6', line: '#9aa3af', text: '#4b5563' }

export function drawElement(ctx: InkContext, element: BoardElement, pictures: Pictures): void {
  switch (element.kind) {
    case 'shape':
      return drawShape(ctx, element)
    case 'text':
      return drawText(ctx, element)
    case 'gridCell':
      return drawGrid(ctx, element.box, element)
    case 'hanziCard':
      return drawCard(ctx, element)
    case 'picture':
      return drawPicture(ctx, element, pictures.get(element.resourceId))
    case 'clip':
      return drawClip(ctx, element)
    case 'opaque':
      return
    default:
      element satisfies never
  }
}

function drawShape(ctx: InkContext, shape: ShapeElement): void {
  const { color, fill, width, dash } = shape
  ctx.save()
  ctx.lineWidth = width
  ctx.strokeStyle = color
  ctx.lineCap = ctx.lineJoin = 'round'
  if (dash === 'dashed') ctx.setLineDash([width * 3, width * 2.5])
  if (dash === 'dotted') ctx.setLineDash([0, width * 2])
  for (const [i, places] of outlineOf(shape).entries()) {
    // An arrow's head is whole even where its shaft is dashed.
    if (i > 0 && shape.shape === 'arrow') ctx.setLineDash([])
    ctx.beginPath()
    for (const [n, { x, y }] of places.entries()) {
      if (n === 0) ctx.moveTo(x, y)
      else ctx.lineTo(x, y)
    }
    if (isClosed(shape)) ctx.closePath()
    if (fill !== null && isClosed(shape)) {
      ctx.fillStyle = fill
      ctx.fill()
    }
    ctx.stroke()
  }
  ctx.restore()
}

export const fontsOf = ({ size }: Pick<TextElement, 'size'>) => ({
  text: `${size}px ${KAI_STACK}`,
  pinyin: `${size * PINYIN_SHARE}px ${PINYIN_STACK}`,
})

/** @param ctx its font changes */
export function measureWith(ctx: InkContext, element: Pick<TextElement, 'size'>): MeasureText {
  const fonts = fontsOf(element)
  return (text, kind) => {
    if (ctx.font !== fonts[kind]) ctx.font = fonts[kind]
    return ctx.measureText(text).width
  }
}

function drawText(ctx: InkContext, element: TextElement): void {
  const { box, color, size } = element
  const fonts = fontsOf(element)
  const { lines } = layoutText(element, measureWith(ctx, element))
  ctx.save()
  ctx.textBaseline = 'alphabetic'
  ctx.textAlign = 'center'
  const middle = (part: TextPart) => box.x + part.x + part.width / 2
  ctx.font = fonts.text
  ctx.fillStyle = color
  for (const { parts, baseline } of lines) {
    for (const part of parts) ctx.fillText(part.text, middle(part), box.y + baseline)
  }
  ctx.font = fonts.pinyin
  for (const { parts, baseline } of lines) {
    for (const part of parts) {
      if (part.pinyin === '') continue
      ctx.fillStyle = element.hasToneColors ? (TONE_COLORS[toneOf(part.pinyin)] ?? color) : color
      ctx.fillText(part.pinyin, middle(part), box.y + baseline - size * 0.98)
    }
  }
  ctx.restore()
}

function drawPicture(ctx: InkContext, element: PictureElement, image: CanvasImageSource | null): void {
  if (image === null) return drawBlank(ctx, element)
  const { box, crop } = element
  const { width, height } = sizeOf(image)
  const [left, top] = [crop.left * width, crop.top * height]
  const [cutWidth, cutHeight] = [width * (1 - crop.left - crop.right), height * (1 - crop.top - crop.bottom)]
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, left, top, cutWidth, cutHeight, box.x, box.y, box.width, box.height)
}

// Its player covers the lower part; by the upper one it is taken and moved.
function drawClip(ctx: InkContext, { box, media, title }: ClipElement): void {
  const { x, y, width, height } = box
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  ctx.fillStyle = BLANK.paper
  ctx.fillRect(x, y, width, height)
  ctx.strokeStyle = BLANK.line
  ctx.lineWidth = 2
  ctx.strokeRect(x + 1, y + 1, width - 2, height - 2)
  ctx.font = `${Math.min(20, height / 4)}px ${PINYIN_STACK}`
  ctx.textBaseline = 'middle'
  ctx.fillStyle = BLANK.text
  ctx.fillText(
    `${media === 'film' ? '▶' : '♪'} ${title}`,
    x + 14,
    y + Math.min(26, height / 2),
    Math.max(width - 28, 1),
  )
  ctx.restore()
}

// What comes from a file, until the file is there.
function drawBlank(ctx: InkContext, element: PictureElement): void {
  const { x, y, width, height } = element.box
  ctx.save()
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
  ctx.fillStyle = BLANK.paper
  ctx.fillRect(x, y, width, height)
  ctx.strokeStyle = BLANK.line
  ctx.lineWidth = 2
  ctx.setLineDash([8, 6])
  ctx.strokeRect(x + 1, y + 1, width - 2, height - 2)
  ctx.font = `${Math.min(20, height / 4)}px ${PINYIN_STACK}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillStyle = BLANK.text
  ctx.fillText(element.alt, x + width / 2, y + height / 2, Math.max(width - 16, 1))
  ctx.restore()
}
