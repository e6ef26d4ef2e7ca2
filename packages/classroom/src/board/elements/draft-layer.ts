import type { Pictures } from '../files/pictures.ts'
import { scaleOf, type Viewport } from '../viewport.ts'
import { paint, type Painted } from './painted.ts'

/** A canvas for elements that are on their way or being made. It is drawn anew when they or the view change. */
export function createDraftLayer(canvas: HTMLCanvasElement, pictures: Pictures) {
  const ctx = canvas.getContext('2d')
  if (ctx === null) throw new Error('no 2d context')
  let drawn: readonly Painted[] = []
  let shownViewport: Viewport | null = null
  let shownPictures = pictures.version

  function show(drafts: readonly Painted[], viewport: Viewport): void {
    const isSameView = viewport === shownViewport && pictures.version === shownPictures
    if (drafts === drawn && (isSameView || drafts.length === 0)) return
    shownPictures = pictures.version
    canvas.style.display = drafts.length === 0 ? 'none' : ''
    drawn = drafts
    shownViewport = viewport
    if (ctx === null || drafts.length === 0) return
    const { width, height, density, left, top } = viewport
    const [deviceWidth, deviceHeight] = [Math.round(width * density), Math.round(height * density)]
    if (canvas.width !== deviceWidth) canvas.width = deviceWidth
    if (canvas.height !== deviceHeight) canvas.height = deviceHeight
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.clearRect(0, 0, deviceWidth, deviceHeight)
    const scale = scaleOf(viewport) * density
    ctx.setTransform(scale, 0, 0, scale, left * density, top * density)
    for (const painted of drafts) paint(ctx, painted, pictures)
  }

  return { paint: show }
}
