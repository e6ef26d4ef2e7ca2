import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { inspect } from 'node:util'
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
  /** What must have ended before, well or badly: a later step says for itself what it misses. */
  after?: readonly Step[]
}

/** One more than there are cores, because steps with a browser wait as much as they work; never a crowd. */
const LANES = Math.min(availableParallelism(), 4) + 1

/**
 * Runs the steps side by side, each lane the first one of the list that waits for nothing. A failure stops nobody; what
 * a failed step printed is shown in one piece. @returns the sum
 */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const sum: Tally = { passed: 0, failed: 0 }
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

async function runStep(step: Step, sum: Tally): Promise<void> {
  const startedAt = performance.now()
  // What cannot even begin has failed like what ended badly.
  const { code, output } = await step.work().catch((error: unknown) => ({ code: 1, output: inspect(error) }))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const { passed, failed } = count(step, code)
  sum.passed += passed
  sum.failed += failed
  console.log(`${code === 0 ? '✔' : '✘'} ${step.name} (${seconds} s, ${passed} passed, ${failed} failed)`)
  if (code !== 0) console.log(output)
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
