/** `pnpm bench` runs every bench, `pnpm bench board` one of them; `--full` takes the large sizes too. */
import { describeMachine, toTable, writeToReadme } from './report.ts'
import type { Bench } from './row.ts'

// Loaded only when run: each brings its own browsers and servers.
const benches: Readonly<Record<string, () => Promise<{ run: Bench }>>> = {
  board: () => import('./board/board-bench.ts'),
  media: () => import('./media.ts'),
  room: () => import('./room.ts'),
  budgets: () => import('./budgets.ts'),
  weight: () => import('./weight.ts'),
  call: () => import('./call.ts'),
  api: () => import('./api.ts'),
  'sign-in': () => import('./sign-in.ts'),
}

const isFull = process.argv.includes('--full')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}

for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const { run } = await load()
  const rows = await run({ isFull })
  console.log(`\n${name}: ${describeMachine()}\n\n${toTable(rows)}`)
  await writeToReadme(name, rows)
}
