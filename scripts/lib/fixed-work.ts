/**
 * How long a core needs for the same small piece of work, in seconds; to be measured while nothing else runs. Cores of a
 * shared machine are three times slower in some hours than in others: runs can only be compared beside it.
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
