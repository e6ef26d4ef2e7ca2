import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { CpuMeter } from './cpu-time.ts'
import { root, type RunResult } from './run.ts'
import { type TestName, MOST_LATE_TESTS, secondOpinion, titleOf, type TestReport } from './second-look.ts'

/** What a run of steps came to. */
export interface Outcome {
  passed: number
  failed: number
  /** How long each step took, by name. */
  seconds: Map<string, number>
  /** How much of a core each step took, by name, in seconds. Empty where that cannot be known. */
  cpuSeconds: Map<string, number>
}
export interface Step {
  name: string
  work: () => Promise<RunResult>
  /** Reads what the tests of the step came to, after it ended. A step without it counts as one. */
  report?: () => TestReport
  /** Runs tests that failed once more; `report` then reads what they came to. */
  again?: (failures: readonly TestName[]) => Promise<RunResult>
  /** Steps that must have ended before, well or badly: a later step reports by itself what it misses. */
  after?: readonly Step[]
}

// One more than there are cores, because steps with a browser wait as much as they work; five at most.
const LANES = Math.min(availableParallelism(), 4) + 1

/**
 * Runs the steps side by side, each lane the first one of the list that waits for no other. A failure stops no other
 * step; the output of a failed step is printed in one piece. When all have ended, tests that failed are run once more,
 * alone. @returns the sum
 */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const meter = new CpuMeter()
  const sum: Sum = { passed: 0, failed: 0, seconds: new Map(), meter, failures: new Map() }
  const ended = new Set<Step>()
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const startWhatCan = () => {
    while (running.size < LANES) {
      const next = waiting.findIndex(({ after = [] }) => after.every((step) => ended.has(step)))
      if (next === -1) return
      for (const step of waiting.splice(next, 1))
        running.set(
          step,
          runStep(step, sum).finally(() => end(step)),
        )
    }
  }
  const end = (step: Step) => {
    running.delete(step)
    ended.add(step)
  }
  for (startWhatCan(); running.size > 0; startWhatCan()) await Promise.race(running.values())
  if (waiting.length > 0)
    throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
  await lookAgain(sum)
  const { passed, failed, seconds } = sum
  return { passed, failed, seconds, cpuSeconds: meter.stop() }
}

interface Sum extends Omit<Outcome, 'cpuSeconds'> {
  meter: CpuMeter
  /** Tests that failed, by the step that can run them again. They are counted after that. */
  failures: Map<Step, readonly TestName[]>
}

async function runStep(step: Step, sum: Sum): Promise<void> {
  const startedAt = performance.now()
  const { code, output } = await resultOf(() => sum.meter.during(step.name, step.work))
  const seconds = (performance.now() - startedAt) / 1000
  sum.seconds.set(step.name, seconds)
  const { passed, failed, failures } = count(step, code)
  sum.passed += passed
  if (step.again !== undefined && failures.length > 0) sum.failures.set(step, failures)
  else sum.failed += failed
  console.log(`${code === 0 ? '✔' : '✘'} ${step.name} (${seconds.toFixed(1)} s, ${passed} passed, ${failed} failed)`)
  if (code !== 0) console.log(output)
}

// A step that cannot even begin has failed like one that ended badly.
const resultOf = (work: () => Promise<RunResult>): Promise<RunResult> =>
  work().catch((error: unknown) => ({ code: 1, output: inspect(error) }))

// A step that ended badly has failed at least once, even if it counted no failure.
function count(step: Step, code: number): { passed: number; failed: number; failures: readonly TestName[] } {
  const ownFailure = code === 0 ? 0 : 1
  if (step.report === undefined) return { passed: 1 - ownFailure, failed: ownFailure, failures: [] }
  const report = reportOf(step.report)
  if (report === null) return { passed: 0, failed: 1, failures: [] }
  const { passes, failures } = report
  return { passed: passes.length, failed: Math.max(failures.length, ownFailure), failures }
}

function reportOf(read: () => TestReport): TestReport | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** Runs what failed once more, a step at a time. Many failures are no accident, and get no second look. */
async function lookAgain(sum: Sum): Promise<void> {
  const all = [...sum.failures.values()].flat()
  if (all.length > MOST_LATE_TESTS) {
    sum.failed += all.length
    console.log(`No second look: ${all.length} tests failed, which is more than ${MOST_LATE_TESTS}.`)
    return
  }
  for (const [step, failures] of sum.failures) {
    const { code, output } = await resultOf(
      async () => (await step.again?.(failures)) ?? { code: 1, output: 'cannot be run again' },
    )
    const report = step.report === undefined ? null : reportOf(step.report)
    const { late, failed } = secondOpinion(failures, report)
    // A step that ends badly although each of its tests passed has something else that is wrong.
    const more = code !== 0 && failed.length === 0 ? 1 : 0
    sum.passed += late.length
    sum.failed += failed.length + more
    console.log(`${code === 0 ? '✔' : '✘'} second look: ${step.name} (${late.length} passed, ${failed.length} failed)`)
    for (const test of late) console.log(`needed a quiet machine: ${titleOf(test)}`)
    if (code !== 0) console.log(output)
  }
}

/** Lists the slowest test files of a vitest report, as lines. @param count how many */
export function slowestFiles(file: string, count: number): string[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { name: string; startTime: number; endTime: number }[]
  }
  return report.testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${path.relative(root, name)}`)
}
