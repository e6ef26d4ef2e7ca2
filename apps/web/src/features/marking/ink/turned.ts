export interface Place {
  /** 0 at the left edge, 1 at the right one. */
  x: number
  /** 0 at the upper edge, 1 at the lower one. */
  y: number
}

/** Says where a place of the photo lies once it is turned. @param turns quarter turns, clockwise */
export function turned({ x, y }: Place, turns: number): Place {
  switch (turns % 4) {
    case 1:
      return { x: 1 - y, y: x }
    case 2:
      return { x: 1 - x, y: 1 - y }
    case 3:
      return { x: y, y: 1 - x }
    default:
      return { x, y }
  }
}

/** The place of the photo that lies there. */
export const turnedBack = (place: Place, turns: number): Place => turned(place, 4 - (turns % 4))
