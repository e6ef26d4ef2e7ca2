import type { KeyValueStorage, Monitoring } from '@hwjy/sdk'
import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals'
import { takeWhiteScreen } from './white-screen.ts'

/**
 * The functions that measure: the library's, or a test's. Each calls back when its number is final for this page, or
 * the page hides.
 */
export interface Vitals {
  onCLS(report: (metric: VitalMetric) => void): void
  onFCP(report: (metric: VitalMetric) => void): void
  onINP(report: (metric: VitalMetric) => void): void
  onLCP(report: (metric: VitalMetric) => void): void
}
export type VitalMetric = Pick<Metric, 'name' | 'value' | 'rating'>

/** Reports the page's white screen, its largest picture (LCP), its slowest response (INP) and how it jumped (CLS). */
export function reportVitals(
  monitoring: Pick<Monitoring, 'record' | 'recordWhiteScreen'>,
  storage: KeyValueStorage,
  vitals: Vitals = { onCLS, onFCP, onINP, onLCP },
): void {
  const left = takeWhiteScreen(storage)
  if (left !== null) monitoring.recordWhiteScreen(left)
  vitals.onFCP(({ value }) => monitoring.recordWhiteScreen(value))
  const record = ({ name, value, rating }: VitalMetric) =>
    monitoring.record('WebVital', rating === 'poor' ? 'warn' : 'info', { name, value: rounded(value), rating })
  vitals.onLCP(record)
  vitals.onINP(record)
  vitals.onCLS(record)
}

/** CLS is a share, the others are milliseconds. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000
