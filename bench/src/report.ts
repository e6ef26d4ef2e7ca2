import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import type { Row } from './row.ts'

const readme = new URL('../README.md', import.meta.url)

export function toTable(rows: readonly Row[]): string {
  const lines = rows.map(({ what, ours, rival, ratio, goal }) => `| ${[what, ours, rival, ratio, goal].join(' | ')} |`)
  return ['| what | ours | beside | ratio | goal |', '|---|---|---|---|---|', ...lines].join('\n')
}

/** Two cores under load measure differently from eight at rest: the table says where it was made. */
export function describeMachine(): string {
  const [cpu] = os.cpus()
  const load = os.loadavg().map((value) => value.toFixed(1))
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, ${os.availableParallelism()} cores (${cpu?.model.trim()}), ${memory} GB, Node ${process.versions.node}, load average ${load.join(' / ')}`
}

export async function writeToReadme(name: string, rows: readonly Row[]): Promise<void> {
  const [begin, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const text = await readFile(readme, 'utf8')
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`README.md has no markers for "${name}"`)
  await writeFile(readme, `${before}${begin}\n${describeMachine()}\n\n${toTable(rows)}\n${end}${after}`)
}

/** Writes which benches passed and which failed, for the program that runs them. */
export const writeReport = (file: string, report: { passed: readonly string[]; failed: readonly string[] }) =>
  writeFile(file, JSON.stringify(report))
