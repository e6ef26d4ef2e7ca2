import type { RowProblem } from '../../domain/school/office/import-row.ts'
import type { OfficeAnswer } from '../../office/requests.ts'

interface ProblemRow {
  line: number
  table: string
  label: string
  problems: readonly RowProblem[]
}

/** An answer as lines for a terminal: its fields, and of an import what is wrong with which row. */
export function answerText({ problems, ...answer }: OfficeAnswer): string {
  const fields = Object.entries(answer).filter(([, value]) => value !== null && value !== undefined && value !== false)
  const width = Math.max(0, ...fields.map(([name]) => name.length))
  const lines = fields.map(([name, value]) => `${name.padEnd(width)}  ${shown(value)}`)
  const rows = Array.isArray(problems) ? (problems as ProblemRow[]) : []
  return [...lines, ...rows.flatMap(rowLines)].join('\n')
}

const shown = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const rowLines = ({ line, table, label, problems }: ProblemRow) =>
  problems.map(({ field, reason, value }) => {
    const where = [`line ${line}`, table, label, field].filter((part) => part !== '').join(', ')
    return `${where}: ${reason.replaceAll('-', ' ')}${value === '' ? '' : ` (${value})`}`
  })
