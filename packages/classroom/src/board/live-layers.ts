/** Paints over the page while a class is on: ink under way, elements and selections, lasers. */
import type { BoardPage } from '../core/board/board-types.ts'
import type { StrokeInk } from '../core/board/stroke-codec.ts'
import { addCanvas } from './add-canvas.ts'
import { createDraftLayer } from './elements/draft-layer.ts'
import type { Painted } from './elements/painted.ts'
import { createSelectionLayer, type ShownSelection } from './elements/selection-layer.ts'
import type { Pictures } from './files/pictures.ts'
import { createInkLayer } from './ink/ink-layer.ts'
import { createLaserLayer } from './ink/laser-layer.ts'
import type { Viewport } from './viewport.ts'

/** Provides what is shown; it is asked once a frame. */
export interface LiveScene {
  /** Our own ink that is not committed. Keys are stable, points are only added. */
  ownInk(page: BoardPage): ReadonlyMap<string, StrokeInk>
  othersInk(page: BoardPage): ReadonlyMap<string, StrokeInk>
  /** Elements that are not part of the page yet, in drawing order. The same list as long as nothing changes. */
  drafts(page: BoardPage): readonly Painted[]
  selection(page: BoardPage): ShownSelection
}

export interface LiveLayersOptions {
  isLowLatency: boolean
  pictures: Pictures
}

export function createLiveLayers(root: HTMLElement, scene: LiveScene, { isLowLatency, pictures }: LiveLayersOptions) {
  const [draftCanvas, floatCanvas, othersCanvas, ownCanvas, lineCanvas] = [
    addCanvas(root),
    addCanvas(root),
    addCanvas(root),
    addCanvas(root),
    addCanvas(root),
  ]
  const drafts = createDraftLayer(draftCanvas, pictures)
  const selection = createSelectionLayer(floatCanvas, lineCanvas, pictures)
  const others = createInkLayer(othersCanvas)
  const own = createInkLayer(ownCanvas, { desynchronized: isLowLatency })
  const lasers = createLaserLayer(root)
  return {
    lasers,
    paint(page: BoardPage, viewport: Viewport) {
      drafts.paint(scene.drafts(page), viewport)
      others.paint(scene.othersInk(page), viewport)
      own.paint(scene.ownInk(page), viewport)
      selection.paint(scene.selection(page), viewport)
    },
    destroy: () => lasers.destroy(),
  }
}
export type LiveLayers = ReturnType<typeof createLiveLayers>
