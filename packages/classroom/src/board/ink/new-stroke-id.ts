import type { StrokeId } from '../../core/board/board-types.ts'

/** 72 random bits in letters the wire takes. `crypto.randomUUID` is missing where a school's server has no https yet. */
export function newStrokeId(): StrokeId {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
