/** CPU time of processes, from /proc. Linux only. */
import { readdir, readFile } from 'node:fs/promises'

// Linux counts CPU time in hundredths of a second for every process (USER_HZ).
const TICK_MS = 10

/** User and system time of a process and all its threads since it started, ms. */
export async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold blanks, so we count behind it: field 3 is the first there, 14 and 15 are the times.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

export async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`)
  const lists = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')))
  return lists.flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number))
}

export async function descendantsOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid)
  return [pid, ...(await Promise.all(children.map(descendantsOf))).flat()]
}

/** Share of one core that processes took while `work` ran, 0..1 each and more with threads. */
export async function cpuShares(pids: readonly number[], work: () => Promise<void>): Promise<number[]> {
  const before = await Promise.all(pids.map(cpuMs))
  const beginAt = performance.now()
  await work()
  const tookMs = performance.now() - beginAt
  const after = await Promise.all(pids.map(cpuMs))
  return after.map((value, i) => (value - (before[i] ?? 0)) / tookMs)
}
