/** Where the bar of a selection stands: beside it, and never over the stroke order of a card. Pure. */
import type { Box } from '../../core/board/place.ts'

// How far above the selection, with the turning handle between; below where there is no room.
const ABOVE = 92
const BELOW = 12
const BAR = 48
/** The stroke order stands right below its card, in two rows where the page is narrow. */
const STROKE_ORDER = 84

/**
 * @param hasStrokeOrder the bar of the stroke order stands below the selected card
 * @param height of the page's area
 * @returns CSS pixels from the top of that area
 */
export function selectionTop(frame: Box, hasStrokeOrder: boolean, height: number): number {
  if (frame.y >= ABOVE) return frame.y - ABOVE
  const below = frame.y + frame.height + BELOW
  if (!hasStrokeOrder) return below
  // Over the card's own head where nothing is free below.
  return below + STROKE_ORDER + BAR <= height ? below + STROKE_ORDER : 0
}
