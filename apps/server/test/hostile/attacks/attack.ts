import type { Target } from '../support/besieged-school.ts'

/** Something that one hostile client does, bounded in length. */
export interface Attack {
  /** Reads on after "attack:" in the test's name. */
  name: string
  /** @returns what was neither answered nor closed as it should be; nothing when the server held */
  run(target: Target): Promise<string[]>
}

/** The complaint, unless it holds. */
export const unless = (holds: boolean, complaint: string): string[] => (holds ? [] : [complaint])

/** Runs the same many times side by side. */
export const together = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
