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
  const fields = linesOf(answer)
  const width = Math.max(0, ...fields.map(([name]) => name.length))
  const lines = fields.map(([name, text]) => `${name.padEnd(width)}  ${text}`)
  const rows = Array.isArray(problems) ? (problems as ProblemRow[]) : []
  return [...lines, ...rows.flatMap(rowLines)].join('\n')
}

/** Fields of a field are named after it, as `settings.knownDevices`; of a list each thing has a line. */
function linesOf(fields: object, prefix = ''): [name: string, text: string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined || value === false) return []
    if (Array.isArray(value)) return listLines(prefix + name, value)
    return typeof value === 'object' ? linesOf(value, `${prefix}${name}.`) : [[prefix + name, String(value)]]
  })
}

function listLines(name: string, list: readonly unknown[]): [string, string][] {
  if (list.every((one) => typeof one !== 'object')) return [[name, list.length === 0 ? '–' : list.join(', ')]]
  return list.map((one) => [
    name,
    linesOf(Object(one))
      .map(([field, text]) => `${field} ${text}`)
      .join(' · '),
  ])
}

const rowLines = ({ line, table, label, problems }: ProblemRow) =>
  problems.map(({ field, reason, value, allowed }) => {
    const where = [`line ${line}`, table, label, field].filter((part) => part !== '').join(', ')
    const shown = value === '' ? '' : ` (${value})`
    return `${where}: ${reason.replaceAll('-', ' ')}${shown}${allowed === undefined ? '' : `, allowed: ${allowed}`}`
  })
