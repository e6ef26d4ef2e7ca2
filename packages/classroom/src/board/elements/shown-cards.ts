/** The character cards of the shown page and where they lie, for what is drawn over them. */
import type { BoardPage, PageId, Stroke, StrokeId } from '../../core/board/board-types.ts'
import { decodeElement } from '../../core/board/elements/element-codec.ts'
import { ElementFormat, type HanziCardElement } from '../../core/board/elements/element-types.ts'
import { applied, toTransform } from '../../core/board/elements/matrix.ts'
import type { BoardCard } from '../../ports/board-engine.ts'
import { NONE } from '../tool-settings.ts'
import { scaleOf, type Viewport } from '../viewport.ts'

export interface CardsWorld {
  shownPage(): BoardPage
  /** The same set as long as nothing changes. */
  hiddenOn(pageId: PageId): ReadonlySet<StrokeId>
  getViewport(): Viewport | null
}

interface PlacedCard {
  stroke: Stroke
  element: HanziCardElement
}

// A page of 50,000 strokes changes with each stroke, but shares all chunks but one with the page before.
const ofChunk = new WeakMap<readonly Stroke[], readonly PlacedCard[]>()

function cardsIn(chunk: readonly Stroke[]): readonly PlacedCard[] {
  const known = ofChunk.get(chunk)
  if (known !== undefined) return known
  const cards = chunk.flatMap((stroke): PlacedCard[] => {
    if (stroke.bytes[0] !== ElementFormat.hanziCard) return []
    const element = decodeElement(stroke.bytes)
    return element?.kind === 'hanziCard' ? [{ stroke, element }] : []
  })
  ofChunk.set(chunk, cards)
  return cards
}

/** @returns the cards; the same list as long as nothing changed */
export function createShownCards({ shownPage, hiddenOn, getViewport }: CardsWorld): () => readonly BoardCard[] {
  let before: {
    page: BoardPage
    viewport: Viewport
    hidden: ReadonlySet<StrokeId>
    cards: readonly BoardCard[]
  } | null = null
  return () => {
    const viewport = getViewport()
    if (viewport === null || viewport.width === 0) return NONE
    const page = shownPage()
    const placed = page.strokes.flatMap(cardsIn)
    if (placed.length === 0) return NONE
    const hidden = hiddenOn(page.id)
    const isSame = before?.page === page && before.viewport === viewport && before.hidden === hidden
    if (before !== null && isSame) return before.cards
    const shown = placed
      .filter(({ stroke }) => !hidden.has(stroke.id))
      .map((card) => shownCard(card, page.id, viewport))
    // Another stroke on the page changes none of its cards.
    const cards = before !== null && isSameList(before.cards, shown) ? before.cards : shown
    before = { page, viewport, hidden, cards }
    return cards
  }
}

function shownCard({ stroke, element }: PlacedCard, pageId: PageId, viewport: Viewport): BoardCard {
  const scale = scaleOf(viewport)
  const [a, b, c, d, e, f] = stroke.matrix ? toTransform(stroke.matrix) : [1, 0, 0, 1, 0, 0]
  const { x, y, width, height } = element.box
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ].map((corner) => (stroke.matrix ? applied(stroke.matrix, corner) : corner))
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    pageId,
    elementId: stroke.id,
    element,
    transform: [a * scale, b * scale, c * scale, d * scale, e * scale + viewport.left, f * scale + viewport.top],
    frame: {
      x: left * scale + viewport.left,
      y: top * scale + viewport.top,
      width: (Math.max(...xs) - left) * scale,
      height: (Math.max(...ys) - top) * scale,
    },
  }
}

const isSameList = (before: readonly BoardCard[], now: readonly BoardCard[]): boolean =>
  before.length === now.length &&
  before.every(
    ({ elementId, element, transform }, i) =>
      elementId === now[i]?.elementId &&
      element === now[i].element &&
      transform.every((part, n) => part === now[i]?.transform[n]),
  )
