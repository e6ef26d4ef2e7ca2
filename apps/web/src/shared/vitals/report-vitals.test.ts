import { memoryStorage } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { reportVitals, type VitalMetric, type Vitals } from './report-vitals.ts'
import { keepWhiteScreen } from './white-screen.ts'

function setUp(storage = memoryStorage()) {
  const reports: unknown[][] = []
  const whiteScreens: number[] = []
  const listeners = new Map<string, (metric: VitalMetric) => void>()
  const listen = (name: string) => (report: (metric: VitalMetric) => void) => void listeners.set(name, report)
  const vitals: Vitals = { onCLS: listen('CLS'), onFCP: listen('FCP'), onINP: listen('INP'), onLCP: listen('LCP') }
  const measure = (metric: VitalMetric) => listeners.get(metric.name)?.(metric)
  const monitoring = {
    record: (...report: unknown[]) => void reports.push(report),
    recordWhiteScreen: (durationMs: number) => void whiteScreens.push(durationMs),
  }
  reportVitals(monitoring, storage, vitals)
  return { measure, reports, whiteScreens }
}

it('LCP, INP and CLS are reported as a browser measured them, poor ones as warnings', () => {
  const { measure, reports } = setUp()
  measure({ name: 'LCP', value: 1234.5678, rating: 'good' })
  measure({ name: 'INP', value: 640, rating: 'poor' })
  measure({ name: 'CLS', value: 0.01234, rating: 'good' })
  expect(reports).toEqual([
    ['WebVital', 'info', { name: 'LCP', value: 1234.568, rating: 'good' }],
    ['WebVital', 'warn', { name: 'INP', value: 640, rating: 'poor' }],
    ['WebVital', 'info', { name: 'CLS', value: 0.012, rating: 'good' }],
  ])
})

it('the time until the first thing was drawn is the white screen of a page', () => {
  const { measure, whiteScreens } = setUp()
  measure({ name: 'FCP', value: 4_200, rating: 'poor' })
  expect(whiteScreens).toEqual([4_200])
})

it('a white screen of a page that never started is reported by the next one, once', () => {
  const storage = memoryStorage()
  keepWhiteScreen(storage, 3_000)
  expect(setUp(storage).whiteScreens).toEqual([3_000])
  expect(setUp(storage).whiteScreens).toEqual([])
})
