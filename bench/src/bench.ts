/**
 * `pnpm bench` runs every bench, `pnpm bench board` one of them; `--full` takes the large sizes too, `--short` the
 * smallest ones, which write nothing to the README. Which benches passed is written to the file named by BENCH_REPORT.
 */
import { stopSharedBrowser } from './browser.ts'
import { describeMachine, toTable, writeReport, writeToReadme } from './report.ts'
import type { Bench, Row, Size } from './row.ts'
import { isShort } from './short-form.ts'
import { stopSharedServer } from './server/bench-server.ts'

// Loaded only when run: each brings its own browsers and servers.
const benches: Readonly<Record<string, () => Promise<{ run: Bench }>>> = {
  board: () => import('./board/board-bench.ts'),
  media: () => import('./media.ts'),
  room: () => import('./room.ts'),
  chat: () => import('./chat.ts'),
  budgets: () => import('./budgets.ts'),
  start: () => import('./start.ts'),
  weight: () => import('./weight.ts'),
  screens: () => import('./screens.ts'),
  call: () => import('./call.ts'),
  api: () => import('./api.ts'),
  mp3: () => import('./mp3.ts'),
  import: () => import('./import.ts'),
  pinyin: () => import('./pinyin.ts'),
  tones: () => import('./tones.ts'),
  'sign-in': () => import('./sign-in.ts'),
  addresses: () => import('./addresses.ts'),
}

const size: Size = process.argv.includes('--full') ? 'full' : isShort ? 'short' : 'usual'
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}

// A bench that takes the process with it must not count as passed, so each counts as failed until it has ended.
const passed: string[] = []
const running = Object.keys(benches).filter((name) => wanted.length === 0 || wanted.includes(name))
const failed = () => running.filter((name) => !passed.includes(name))
const report = process.env['BENCH_REPORT']
const writeOutcome = async () => {
  if (report !== undefined) await writeReport(report, { passed, failed: failed() })
}
await writeOutcome()
for (const [name, load] of Object.entries(benches)) {
  if (!running.includes(name)) continue
  const startedAt = performance.now()
  const { rows, error } = await measure(load)
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
  console.log(`\n${name}, ${seconds} s: ${describeMachine()}\n\n${toTable(rows)}`)
  if (error !== null) console.error(`${name} ended after ${rows.length} rows:`, error)
  else {
    passed.push(name)
    if (size !== 'short') await writeToReadme(name, rows)
  }
  await writeOutcome()
}
await Promise.all([stopSharedServer(), stopSharedBrowser()])
if (failed().length > 0) {
  console.error(`Failed: ${failed().join(', ')}`)
  // What a bench that failed has left open must not keep the others waiting.
  process.exit(1)
}

async function measure(load: () => Promise<{ run: Bench }>): Promise<{ rows: Row[]; error: unknown }> {
  const rows: Row[] = []
  try {
    const { run } = await load()
    for await (const row of run({ size })) rows.push(row)
    if (rows.length === 0) throw new Error('nothing was measured')
    return { rows, error: null }
  } catch (error) {
    return { rows, error }
  }
}
