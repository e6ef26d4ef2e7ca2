import { readFileSync } from 'node:fs'
import type { RunResult } from './run.ts'

export interface Tally {
  passed: number
  failed: number
}
export interface Step {
  name: string
  work: () => Promise<RunResult>
  /** How many tests the step ran, read after it ended. A step without it counts as one. */
  tally?: () => Tally
}

/** Runs the steps in order, keeps going after a failure, and answers the sum. */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const sum: Tally = { passed: 0, failed: 0 }
  for (const step of steps) {
    const startedAt = performance.now()
    const { code, output } = await step.work()
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    const tally = count(step, code)
    sum.passed += tally.passed
    sum.failed += tally.failed
    console.log(`${code === 0 ? '✔' : '✘'} ${step.name} (${seconds} s, ${tally.passed} passed, ${tally.failed} failed)`)
    if (code !== 0) console.log(output)
  }
  return sum
}

/** A step that ended badly has failed at least once, whatever its own count says. */
function count(step: Step, code: number): Tally {
  const ownFailure = code === 0 ? 0 : 1
  if (step.tally === undefined) return { passed: 1 - ownFailure, failed: ownFailure }
  try {
    const { passed, failed } = step.tally()
    return { passed, failed: Math.max(failed, ownFailure) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

export function vitestTally(file: string): Tally {
  const report = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

export function playwrightTally(file: string): Tally {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; flaky: number; unexpected: number }
  }
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
}
