/** A generator of others makes a client from the published contract: it compiles, and has every call. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listOperations } from '../contract.ts'
import { bundledContract } from './bundled-contract.ts'

const sdk = new URL('../../', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'independent-client-'))

it('@hey-api/openapi-ts makes a client that compiles and has a function for every call', {
  timeout: 60_000,
}, () => {
  const write = `${sdk}scripts/publish/independent-client.ts`
  execFileSync(process.execPath, ['--conditions=source', write, folder], { stdio: 'pipe' })
  const functions = [...readFileSync(`${folder}/client/sdk.gen.ts`, 'utf8').matchAll(/^export const (\w+) = /gm)]
  const names = functions.map(([, name]) => name)
  const calls = listOperations(bundledContract()).map(({ operation }) => operation.operationId)
  expect(calls.filter((name) => !names.includes(name))).toEqual([])
  writeFileSync(`${folder}/use.ts`, USE)
  writeFileSync(`${folder}/tsconfig.json`, TSCONFIG)
  execFileSync(`${sdk}../../node_modules/typescript-7/bin/tsc`, ['-p', folder, '--checkers', '1'], { stdio: 'pipe' })
})

// What a stranger writes: the codes of a call are a union, and a field that is not there is an error.
const USE = `import { listLessonsOfDay, rateLesson } from './client/index.js'

const { data } = await listLessonsOfDay({ body: { theDay: '2026-11-20' } })
export const lessons: number | undefined = data?.code === 200 ? data.data.lessons.length : undefined
export const isRefused: boolean = data?.code === 429
// @ts-expect-error no such code
export const isOdd: boolean = data?.code === 12345
// @ts-expect-error a rating needs a lesson
await rateLesson({ body: { score: 5 } })
await rateLesson({ body: { lessonId: 'les_1', score: 5 }, headers: { 'Idempotency-Key': 'rating-of-les_1' } })
`
const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: 'es2024',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['use.ts', 'client'],
})
