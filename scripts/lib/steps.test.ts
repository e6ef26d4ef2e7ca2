import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestReport } from './second-look.ts'
import { runSteps, type Step } from './steps.ts'

const names = (count: number) => Array.from({ length: count }, (_, at) => ({ file: 'a.test.ts', name: `rule ${at}` }))

/** A step of ten tests, by what fails in its first run and in the second look. */
function stepOf(first: number, second: number, codeOfSecond = second > 0 ? 1 : 0): Step & { looks: string[] } {
  const looks: string[] = []
  const reportOf = (failing: number, of: number): TestReport => ({
    passes: names(of).slice(failing),
    failures: names(failing),
  })
  let report = reportOf(first, 12)
  return {
    name: 'tests',
    looks,
    work: async () => ({ code: first > 0 ? 1 : 0, output: '' }),
    report: () => report,
    again: async (failures) => {
      looks.push(...failures.map(({ name }) => name))
      report = reportOf(second, 12)
      return { code: codeOfSecond, output: '' }
    },
  }
}

const totals = async (...steps: Step[]) => {
  const { passed, failed } = await runSteps(steps)
  return { passed, failed }
}

test('tests that pass in the second look count as passed, those that fail again as failed', async () => {
  const step = stepOf(2, 1)
  assert.deepEqual(await totals(step), { passed: 11, failed: 1 })
  assert.deepEqual(step.looks, ['rule 0', 'rule 1'])
})

test('the second look begins when every step has ended', async () => {
  const order: string[] = []
  const tests = stepOf(1, 0)
  const again = tests.again
  const other: Step = {
    name: 'other',
    after: [tests],
    work: async () => {
      order.push('other')
      return { code: 0, output: '' }
    },
  }
  const noted: Step = {
    ...tests,
    again: (failures) => {
      order.push('second look')
      return again?.(failures) ?? Promise.reject(new Error('no second look'))
    },
  }
  assert.deepEqual(await totals(noted, { ...other, after: [noted] }), { passed: 13, failed: 0 })
  assert.deepEqual(order, ['other', 'second look'])
})

test('more failures than an accident makes get no second look', async () => {
  const step = stepOf(11, 0)
  assert.deepEqual(await totals(step), { passed: 1, failed: 11 })
  assert.deepEqual(step.looks, [])
})

test('a second look that ends badly although its tests passed is a failure', async () => {
  assert.deepEqual(await totals(stepOf(1, 0, 1)), { passed: 12, failed: 1 })
})

test('a step that ends badly although its tests passed, or without a report, gets no second look', async () => {
  const step = { ...stepOf(0, 0), work: async () => ({ code: 1, output: '' }) }
  assert.deepEqual(await totals(step), { passed: 12, failed: 1 })
  const silent: Step = {
    ...step,
    report: () => {
      throw new Error('no report')
    },
  }
  assert.deepEqual(await totals(silent), { passed: 0, failed: 1 })
  assert.deepEqual(step.looks, [])
})

test('a check that is no test gets no second look', async () => {
  assert.deepEqual(await totals({ name: 'types', work: async () => ({ code: 1, output: '' }) }), {
    passed: 0,
    failed: 1,
  })
})
