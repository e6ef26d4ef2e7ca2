import { expect, it } from 'vitest'
import { edgesOf } from './use-edges.ts'

it.each([
  ['all of it shows', 0, 300, 'none'],
  ['it stands at its beginning', 0, 400, 'end'],
  ['it stands in its middle', 40, 400, 'both'],
  ['it was scrolled to its end', 99.5, 400, 'start'],
  ['it stands in its middle, from right to left', -40, 400, 'both'],
] as const)('where %s, the edges of a list with more are right', (_, scrollLeft, scrollWidth, edges) =>
  expect(edgesOf({ scrollLeft, scrollWidth, clientWidth: 300 })).toBe(edges),
)
