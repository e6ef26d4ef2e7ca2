/** One measured line of the table: ours beside a rival or a baseline, taken in the same run. */
export interface Row {
  what: string
  ours: string
  rival: string
  /** Rival divided by ours, where larger is better for us; empty if it makes no sense. */
  ratio: string
  goal: string
}
/** How much is measured. `short` only shows within seconds that a bench works: its numbers mean nothing. */
export type Size = 'short' | 'usual' | 'full'
/** Gives each row as soon as it is measured, so that a crash later on costs none of them. */
export type Bench = (options: { size: Size }) => AsyncIterable<Row>

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`
export const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`
/** @param share 0..1 */
export const percent = (share: number): string => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`
export const times = (rival: number, ours: number): string => `${significant(rival / ours)}×`

const significant = (value: number): string => value.toFixed(value < 2 ? 2 : value < 10 ? 1 : 0)

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** @param share 0..1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}
