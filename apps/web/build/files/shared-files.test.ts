import { expect, it } from 'vitest'
import { firstViews } from '../first-views.ts'
import type { Piece } from '../import-graph.ts'
import { sharedFiles } from './shared-files.ts'

const [, home] = firstViews.teacher

const page = (id: string, ...imports: Piece[]): Piece => ({ ids: [id], bytes: 10_000, entry: id, imports })
const piece = (id: string, bytes: number, ...imports: Piece[]): Piece => ({ ids: [id], bytes, entry: null, imports })
/** @param late what each module imports when it needs it */
const files = (pieces: readonly Piece[], named: readonly string[] = [], late: Record<string, string[]> = {}) =>
  Object.fromEntries(
    sharedFiles({ pieces, lateImports: new Map(Object.entries(late)) }, new Map(named.map((id) => [id, 'frame']))),
  )

it('makes one file of what mostly the same pages load, named by its largest part', () => {
  const [field, select, form] = [piece('field.ts', 500), piece('select.ts', 600), piece('form.tsx', 60_000)]
  const both = [page('course.tsx', field, form, select), page('class.tsx', field, form, select)]
  expect(files([field, select, form, ...both, page('list.tsx', select)])).toEqual({
    'field.ts': 'form',
    'form.tsx': 'form',
  })
})

it('leaves apart what a page would load in vain, where that costs more than the requests saved', () => {
  const [button, grid] = [piece('button.ts', 500), piece('grid.ts', 50_000)]
  expect(files([button, grid, page('week.tsx', button, grid), page('list.tsx', button)])).toEqual({})
})

it('makes no two files that import each other', () => {
  const last = piece('last.ts', 300)
  const [byName, notByName] = [page('between.tsx', last), piece('between.ts', 300, last)]
  const through = (between: Piece) => {
    const first = piece('first.ts', 300, between)
    return files([last, between, first, page('one.tsx', first), page('two.tsx', first)])
  }
  expect(through(notByName)).toEqual({ 'first.ts': 'last', 'between.ts': 'last', 'last.ts': 'last' })
  expect(through(byName)).toEqual({})
})

it('gives a page that people open first nothing that it does not need', () => {
  const [rail, badge] = [piece('rail.ts', 20), piece('badge.ts', 10)]
  const pages = Array.from({ length: 9 }, (_, index) => page(`page-${index}.tsx`, rail, badge))
  expect(files([rail, badge, ...pages, page(home, rail)])).toEqual({})
})

it('leaves apart what would bring along something that other pages do not need', () => {
  const chart = piece('chart.ts', 90_000)
  const [axis, label] = [piece('axis.ts', 100, chart), piece('label.ts', 100)]
  const both = page('report.tsx', axis, label)
  expect(files([chart, axis, label, both, page('list.tsx', label)])).toEqual({
    'axis.ts': 'chart',
    'chart.ts': 'chart',
  })
})

it('counts a part of a page for nothing where its page has loaded what it needs', () => {
  const [field, grid] = [piece('field.ts', 500), piece('grid.ts', 9_000)]
  const [list, form] = [page('list.tsx', field, grid), page('form.tsx', field)]
  const dialogs = Array.from({ length: 9 }, (_, index) => page(`dialog-${index}.tsx`, field))
  const names = dialogs.flatMap(({ ids }) => ids)
  expect(files([field, grid, list, form, ...dialogs])).toEqual({})
  expect(files([field, grid, list, form, ...dialogs], [], { 'list.tsx': names })).toEqual({
    'field.ts': 'grid',
    'grid.ts': 'grid',
  })
})

it('leaves what has a file already, and what is imported by name', () => {
  const [react, icon] = [piece('react.js', 100), piece('icon.ts', 10)]
  const dialog = page('dialog.tsx', icon)
  expect(files([react, icon, dialog, page('one.tsx', react, icon, dialog)], ['react.js'])).toEqual({})
})
