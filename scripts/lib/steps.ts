import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { root, type RunResult } from './run.ts'

export interface Tally {
  passed: number
  failed: number
}
/** What a run of steps came to. */
export interface Outcome extends Tally {
  /** How long each step took, by name. */
  seconds: Map<string, number>
}
export interface Step {
  name: string
  work: () => Promise<RunResult>
  /** Counts the tests the step ran, read after it ended. A step without it counts as one. */
  tally?: () => Tally
  /** Steps that must have ended before, well or badly: a later step reports by itself what it misses. */
  after?: readonly Step[]
}

// One more than there are cores, because steps with a browser wait as much as they work; five at most.
const LANES = Math.min(availableParallelism(), 4) + 1

/**
 * Runs the steps side by side, each lane the first one of the list that waits for no other. A failure stops no other
 * step; the output of a failed step is printed in one piece. @returns the sum
 */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  const sum: Outcome = { passed: 0, failed: 0, seconds: new Map() }
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
  return sum
}

async function runStep(step: Step, sum: Outcome): Promise<void> {
  const startedAt = performance.now()
  // A step that cannot even begin has failed like one that ended badly.
  const { code, output } = await step.work().catch((error: unknown) => ({ code: 1, output: inspect(error) }))
  const seconds = (performance.now() - startedAt) / 1000
  sum.seconds.set(step.name, seconds)
  const { passed, failed } = count(step, code)
  sum.passed += passed
  sum.failed += failed
  console.log(`${code === 0 ? '✔' : '✘'} ${step.name} (${seconds.toFixed(1)} s, ${passed} passed, ${failed} failed)`)
  if (code !== 0) console.log(output)
}

// A step that ended badly has failed at least once, even if it counted no failure.
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

export function playwrightTally(file: string): Tally {
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; flaky: number; unexpected: number }
  }
  return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
}
