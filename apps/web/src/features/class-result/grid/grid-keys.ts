import type { Attendance } from '@hwjy/sdk'

/** Columns that the arrows reach, in their order. */
export const COLUMNS = ['name', 'attendance', 'listening', 'speaking', 'participation', 'comment'] as const
export type Column = (typeof COLUMNS)[number]

export interface Cell {
  row: number
  column: Column
}

/** Describes what a key does in the grid; null for keys that are not the grid's. */
export type GridAct = { move: Cell } | { stars: number } | { attendance: Attendance } | null

const ATTENDANCE: Readonly<Record<string, Attendance>> = { p: 'present', l: 'late', a: 'absent' }

interface Press {
  key: string
  cell: Cell
  rows: number
  /** The caret's neighbours in a text field; a field keeps the keys that it can use itself. */
  field?: { isAtStart: boolean; isAtEnd: boolean } | undefined
}

export function gridAct({ key, cell, rows, field }: Press): GridAct {
  const column = COLUMNS.indexOf(cell.column)
  const at = (row: number, index: number): GridAct => {
    const to = COLUMNS[index]
    return row < 0 || row >= rows || to === undefined ? null : { move: { row, column: to } }
  }
  switch (key) {
    case 'ArrowUp':
      // Within a text of several lines these two lead from line to line.
      return field && !field.isAtStart ? null : at(cell.row - 1, column)
    case 'ArrowDown':
      return field && !field.isAtEnd ? null : at(cell.row + 1, column)
    case 'ArrowLeft':
      return field && !field.isAtStart ? null : at(cell.row, column - 1)
    case 'ArrowRight':
      return field && !field.isAtEnd ? null : at(cell.row, column + 1)
    case 'Escape':
      return field ? at(cell.row, column - 1) : null
  }
  if (field) return null
  const small = key.toLowerCase()
  if (small === 'c') return { move: { row: cell.row, column: 'comment' } }
  if (Object.hasOwn(ATTENDANCE, small)) return { attendance: ATTENDANCE[small] as Attendance }
  const isStars = cell.column !== 'name' && cell.column !== 'attendance'
  return isStars && /^[1-5]$/.test(key) ? { stars: Number(key) } : null
}
