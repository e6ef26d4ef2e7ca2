import { describe, expect, it } from 'vitest'
import { pdfProblem, typedPage, zoomStep } from './pdf-state.ts'

it.each([
  [{ name: 'InvalidPDFException' }, 'broken'],
  [{ name: 'ResponseException', status: 404 }, 'missing'],
  [{ name: 'ResponseException', status: 403 }, 'missing'],
  [{ name: 'ResponseException', status: 503 }, 'network'],
  [new TypeError('Failed to fetch'), 'network'],
  [null, 'network'],
])('%o is told as %s', (error, problem) => {
  expect(pdfProblem(error)).toBe(problem)
})

describe('zooming', () => {
  it.each([
    [1, 'in', 1.25],
    [1, 'out', 0.75],
    [0.62, 'in', 0.75],
    [0.62, 'out', 0.5],
    [3, 'in', 3],
    [0.5, 'out', 0.5],
  ] as const)('from %d %s leads to %d', (zoom, direction, next) => {
    expect(zoomStep(zoom, direction)).toBe(next)
  })
})

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', null],
  ['13', null],
  ['2.5', null],
  ['two', null],
  ['', null],
])('"%s" in a document of twelve pages is page %s', (text, page) => {
  expect(typedPage(text, 12)).toBe(page)
})
