/** A word with the order of its strokes, for pages outside the room. */
export { StrokeCard, type StrokeCardProps } from '../react/hanzi/stroke-card.tsx'
export { createStrokeSource, type StrokeSourceOptions } from '../adapters/local/hanzi/create-stroke-source.ts'
export type { StrokeSource } from '../ports/stroke-source.ts'
