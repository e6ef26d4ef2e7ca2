/**
 * A second look at tests that failed while much else was running: alone, when everything else has ended. Those that pass
 * then were late, not wrong. See docs/adr/0071.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

/** A run with more failures has something broken, and gets no second look. */
export const MOST_LATE_TESTS = 10

export interface TestName {
  /** Relative to the repository. */
  file: string
  /** With the names of the groups around it; of a file that could not even be loaded, `(the file)`. */
  name: string
}
export interface TestReport {
  passes: readonly TestName[]
  failures: readonly TestName[]
}
export interface SecondOpinion {
  late: readonly TestName[]
  failed: readonly TestName[]
}

const WHOLE_FILE = '(the file)'

export const titleOf = ({ file, name }: TestName): string => `${file} › ${name}`

/** Sorts failures by a second look: only what passed there was late. What failed there is wrong, failed before or not. */
export function secondOpinion(first: readonly TestName[], second: TestReport | null): SecondOpinion {
  const passed = new Set(second?.passes.map(titleOf))
  const filesThatPassed = new Set(second?.passes.map(({ file }) => file))
  const late = first.filter((test) =>
    test.name === WHOLE_FILE ? filesThatPassed.has(test.file) : passed.has(titleOf(test)),
  )
  const wrong = [...first.filter((test) => !late.includes(test)), ...(second?.failures ?? [])]
  return { late, failed: [...new Map(wrong.map((test) => [titleOf(test), test])).values()] }
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

export function vitestReport({ testResults }: VitestReport): TestReport {
  const withStatus = (wanted: string) =>
    testResults.flatMap(({ name, status, assertionResults }) => {
      const file = path.relative(root, name)
      const tests = assertionResults.filter((test) => test.status === wanted)
      const isFileWrong = wanted === 'failed' && status === 'failed' && tests.length === 0
      return isFileWrong ? [{ file, name: WHOLE_FILE }] : tests.map(({ fullName }) => ({ file, name: fullName }))
    })
  return { passes: withStatus('passed'), failures: withStatus('failed') }
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[]
}
interface PlaywrightReport {
  config: { rootDir: string }
  suites: PlaywrightSuite[]
}

interface BenchReport {
  passed: readonly string[]
  failed: readonly string[]
}

export function playwrightReport({ config, suites }: PlaywrightReport): TestReport {
  const testsIn = (
    suite: PlaywrightSuite,
    groups: readonly string[],
  ): (TestName & { status: string | undefined })[] => [
    ...suite.specs.map(({ title, tests }) => ({
      file: path.relative(root, path.join(config.rootDir, suite.file)),
      name: [...groups, title].join(' › '),
      status: tests[0]?.status,
    })),
    ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...groups, inner.title])),
  ]
  const all = suites.flatMap((suite) => testsIn(suite, []))
  const withStatus = (...wanted: string[]) =>
    all.filter(({ status = '' }) => wanted.includes(status)).map(({ file, name }) => ({ file, name }))
  return { passes: withStatus('expected', 'flaky'), failures: withStatus('unexpected') }
}

/** Each bench is a test of its program. */
export function benchReport({ passed, failed }: BenchReport): TestReport {
  const testsOf = (names: readonly string[]) => names.map((name) => ({ file: 'bench/src/bench.ts', name }))
  return { passes: testsOf(passed), failures: testsOf(failed) }
}

export const readVitestReport = (file: string): TestReport => vitestReport(readJson(file) as VitestReport)
export const readPlaywrightReport = (file: string): TestReport => playwrightReport(readJson(file) as PlaywrightReport)
export const readBenchReport = (file: string): TestReport => benchReport(readJson(file) as BenchReport)

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
