import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { root } from './run.ts'
import { benchReport, playwrightReport, secondOpinion, titleOf, vitestReport } from './second-look.ts'

const file = 'apps/web/src/a.test.tsx'
const opens = { file, name: 'opens' }
const closes = { file, name: 'closes' }
const whole = { file, name: '(the file)' }

test('a test that passes alone was late, one that fails again is wrong', () => {
  const second = { passes: [opens], failures: [closes] }
  assert.deepEqual(secondOpinion([opens, closes], second), { late: [opens], failed: [closes] })
})

test('a test that fails only in the second look is wrong', () => {
  const second = { passes: [opens], failures: [closes] }
  assert.deepEqual(secondOpinion([opens], second), { late: [opens], failed: [closes] })
})

test('a test that did not run again stays a failure, as when its file cannot be loaded any more', () => {
  assert.deepEqual(secondOpinion([opens], null), { late: [], failed: [opens] })
  assert.deepEqual(secondOpinion([opens], { passes: [], failures: [] }), { late: [], failed: [opens] })
  assert.deepEqual(secondOpinion([opens], { passes: [], failures: [whole] }), { late: [], failed: [opens, whole] })
})

test('a file that could not be loaded was late when its tests pass now', () => {
  assert.deepEqual(secondOpinion([whole], { passes: [opens], failures: [] }), { late: [whole], failed: [] })
  assert.deepEqual(secondOpinion([whole], { passes: [], failures: [whole] }), { late: [], failed: [whole] })
})

test('a report of vitest names its failures, and files that could not be loaded', () => {
  const { passes, failures } = vitestReport({
    testResults: [
      {
        name: path.join(root, file),
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'opens' },
          { status: 'passed', fullName: 'closes' },
          { status: 'skipped', fullName: 'waits' },
        ],
      },
      { name: path.join(root, 'mocks/b.test.ts'), status: 'failed', assertionResults: [] },
      { name: path.join(root, 'mocks/c.test.ts'), status: 'passed', assertionResults: [] },
    ],
  })
  assert.deepEqual(passes, [closes])
  assert.deepEqual(failures.map(titleOf), ['apps/web/src/a.test.tsx › opens', 'mocks/b.test.ts › (the file)'])
})

test('a report of Playwright names its tests with their groups', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
    title,
    tests: [{ status }],
  })
  const { passes, failures } = playwrightReport({
    config: { rootDir: path.join(root, 'e2e/journeys') },
    suites: [
      {
        title: 'hold-up.spec.ts',
        file: 'hold-up.spec.ts',
        specs: [
          spec('a reload loses nothing', 'unexpected'),
          spec('a pen writes', 'expected'),
          spec('later', 'skipped'),
        ],
        suites: [{ title: 'two places', file: 'hold-up.spec.ts', specs: [spec('one is closed', 'unexpected')] }],
      },
    ],
  })
  assert.deepEqual(passes.map(titleOf), ['e2e/journeys/hold-up.spec.ts › a pen writes'])
  assert.deepEqual(failures.map(titleOf), [
    'e2e/journeys/hold-up.spec.ts › a reload loses nothing',
    'e2e/journeys/hold-up.spec.ts › two places › one is closed',
  ])
})

test('a bench is a test of its own, so that those that failed can run again', () => {
  const bench = (name: string) => ({ file: 'bench/src/bench.ts', name })
  assert.deepEqual(benchReport({ passed: ['board', 'room'], failed: ['media'] }), {
    passes: [bench('board'), bench('room')],
    failures: [bench('media')],
  })
})
