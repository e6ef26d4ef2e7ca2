/** Tells the cores of this machine how to share a run, and measures how fast and how busy they are. */
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

/**
 * Makes this process and its later children batch work for Linux. A process that wakes then takes no core from one that is
 * at work: steps that share two cores push each other aside a fifth as often, and each keeps its data in the core's own
 * memory. Does nothing on other systems.
 */
export function beBatchWork(): void {
  if (process.platform === 'linux') spawnSync('chrt', ['--batch', '--all-tasks', '--pid', '0', String(process.pid)])
}

/**
 * Measures how long a core needs for the same small piece of work, s, while nothing else runs. Cores of a shared machine
 * are three times slower in some hours than in others: two runs can only be compared beside this number.
 */
export function secondsOfFixedWork(): number {
  // The first time, the code itself is still being compiled.
  work()
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

function work(): void {
  for (let round = 0; round < 10; round++) {
    const things = new Map(Array.from({ length: 60_000 }, (_, no) => [`k${no}`, { no, list: [no] }]))
    JSON.parse(JSON.stringify([...things.values()]))
  }
}

/** Adds up the times of all cores since the machine began, ms. */
export function coreTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    idle,
    all: user + nice + sys + idle + irq,
  }))
  return times.reduce((sum, core) => ({ idle: sum.idle + core.idle, all: sum.all + core.all }), { idle: 0, all: 0 })
}
