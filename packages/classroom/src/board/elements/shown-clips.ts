/** The clips of the shown page and where they lie, for the players that are laid over them. */
import type { BoardPage, PageId, Stroke, StrokeId } from '../../core/board/board-types.ts'
import { decodeElement } from '../../core/board/elements/element-codec.ts'
import { type ClipElement, ElementFormat } from '../../core/board/elements/element-types.ts'
import type { BoardClip } from '../../ports/board-engine.ts'
import { NONE } from '../tool-settings.ts'
import { scaleOf, toElement, type Viewport } from '../viewport.ts'
import { boundsOfPlaces, frameOf } from './painted.ts'

export interface ClipsWorld {
  shownPage(): BoardPage
  hiddenOn(pageId: PageId): ReadonlySet<StrokeId>
  getViewport(): Viewport | null
}

interface PlacedClip {
  stroke: Stroke
  element: ClipElement
}

// Chunks are shared between the versions of a page, so that a new stroke costs nothing for those before it.
const ofChunk = new WeakMap<readonly Stroke[], readonly PlacedClip[]>()

function clipsIn(chunk: readonly Stroke[]): readonly PlacedClip[] {
  const known = ofChunk.get(chunk)
  if (known !== undefined) return known
  const clips = chunk.flatMap((stroke): PlacedClip[] => {
    if (stroke.bytes[0] !== ElementFormat.clip) return []
    const element = decodeElement(stroke.bytes)
    return element?.kind === 'clip' ? [{ stroke, element }] : []
  })
  ofChunk.set(chunk, clips)
  return clips
}

/** @returns the clips; the same list as long as nothing about them changed */
export function createShownClips({ shownPage, hiddenOn, getViewport }: ClipsWorld): () => readonly BoardClip[] {
  let before: readonly BoardClip[] = NONE
  return () => {
    const viewport = getViewport()
    const page = shownPage()
    const placed = viewport === null || viewport.width === 0 ? [] : page.strokes.flatMap(clipsIn)
    if (viewport === null || placed.length === 0) return (before = NONE)
    const hidden = hiddenOn(page.id)
    const clips = placed.flatMap((clip) => (hidden.has(clip.stroke.id) ? [] : [shownClip(clip, page.id, viewport)]))
    if (!isSameList(before, clips)) before = clips
    return before
  }
}

function shownClip({ stroke, element }: PlacedClip, pageId: PageId, viewport: Viewport): BoardClip {
  const { minX, minY, maxX, maxY } = boundsOfPlaces(frameOf({ element, matrix: stroke.matrix }) ?? [])
  const scale = scaleOf(viewport)
  const corner = toElement(viewport, { x: minX, y: minY })
  return {
    pageId,
    elementId: stroke.id,
    fileId: element.resourceId,
    media: element.media,
    title: element.title,
    frame: { ...corner, width: (maxX - minX) * scale, height: (maxY - minY) * scale },
  }
}

const isSameList = (before: readonly BoardClip[], now: readonly BoardClip[]): boolean =>
  before.length === now.length &&
  before.every((clip, i) => {
    const other = now[i]
    return (
      other !== undefined &&
      clip.elementId === other.elementId &&
      clip.fileId === other.fileId &&
      clip.title === other.title &&
      clip.frame.x === other.frame.x &&
      clip.frame.y === other.frame.y &&
      clip.frame.width === other.frame.width &&
      clip.frame.height === other.frame.height
    )
  })
