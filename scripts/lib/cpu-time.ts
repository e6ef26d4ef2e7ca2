/**
 * How much of the cores each step of a run takes, with everything that it starts. Seconds tell how long a step waited for
 * the others; only this tells what makes the whole run longer. Read from /proc, so on Linux only.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdirSync, readFileSync } from 'node:fs'

/** One process as the kernel counts it. */
export interface ProcessTimes {
  pid: number
  parent: number
  /** Tells a process from an earlier one that had the same pid, in ticks since the machine began. */
  startedAt: number
  /** What it took itself, in ticks. */
  ticks: number
}

// A hundred in a second on every Linux that Node runs on.
const TICKS_PER_SECOND = 100
// A process that lives shorter is not seen; a look at all of them takes some ten milliseconds.
const LOOK_EVERY_MS = 1_000

/** Adds up what processes and their descendants take, by the step that started the first of them. */
export class CpuLedger {
  readonly #known = new Map<string, { step: string; ticks: number }>()

  /**
   * Notes what all processes have taken by now. A process whose parent has ended stays with its step.
   * @param steps the step of each process that a step started itself
   */
  note(processes: readonly ProcessTimes[], steps: ReadonlyMap<number, string>): void {
    const byPid = new Map(processes.map((one) => [one.pid, one]))
    for (const one of processes) {
      const step = this.#known.get(key(one))?.step ?? this.#stepOf(one, byPid, steps)
      if (step !== undefined) this.#known.set(key(one), { step, ticks: one.ticks })
    }
  }

  /** @returns seconds of a core by step */
  seconds(): Map<string, number> {
    const sum = new Map<string, number>()
    for (const { step, ticks } of this.#known.values()) sum.set(step, (sum.get(step) ?? 0) + ticks / TICKS_PER_SECOND)
    return sum
  }

  #stepOf(
    process: ProcessTimes,
    byPid: ReadonlyMap<number, ProcessTimes>,
    steps: ReadonlyMap<number, string>,
  ): string | undefined {
    for (let one: ProcessTimes | undefined = process; one !== undefined; one = byPid.get(one.parent)) {
      const step = this.#known.get(key(one))?.step ?? steps.get(one.pid)
      if (step !== undefined) return step
    }
    return undefined
  }
}

const key = ({ pid, startedAt }: ProcessTimes) => `${pid} ${startedAt}`

/** @param stat a line of /proc/<pid>/stat, in which the name of the program may hold spaces and brackets */
export function parseStat(stat: string): ProcessTimes {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  return { pid: Number.parseInt(stat, 10), parent: field(4), startedAt: field(22), ticks: field(14) + field(15) }
}

function allProcesses(): ProcessTimes[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))]
    } catch {
      // It has ended since the folder was read.
      return []
    }
  })
}

/** Watches the processes of steps from its making on, until it is stopped. */
export class CpuMeter {
  readonly #ledger = new CpuLedger()
  readonly #step = new AsyncLocalStorage<string>()
  readonly #children: { child: ChildProcess; step: string }[] = []
  readonly #timer: NodeJS.Timeout | null

  constructor() {
    subscribe('child_process', this.#noteChild)
    this.#timer = process.platform === 'linux' ? setInterval(() => this.#look(), LOOK_EVERY_MS).unref() : null
  }

  /** Does the work of a step; what it starts is counted as the step's. */
  during<T>(step: string, work: () => Promise<T>): Promise<T> {
    return this.#step.run(step, work)
  }

  /** @returns seconds of a core by step; nothing where they cannot be known */
  stop(): Map<string, number> {
    if (this.#timer === null) return new Map()
    clearInterval(this.#timer)
    unsubscribe('child_process', this.#noteChild)
    this.#look()
    return this.#ledger.seconds()
  }

  readonly #noteChild = (message: unknown) => {
    const step = this.#step.getStore()
    if (step !== undefined) this.#children.push({ child: (message as { process: ChildProcess }).process, step })
  }

  #look(): void {
    // A process has its number only after it was announced.
    const steps = this.#children.flatMap(({ child, step }): [number, string][] =>
      child.pid === undefined || child.exitCode !== null || child.signalCode !== null ? [] : [[child.pid, step]],
    )
    this.#ledger.note(allProcesses(), new Map(steps))
  }
}
