import { expect } from 'vitest'
import type { Felt } from './class-messages.ts'

/** A control event may take so much longer than a bare echo beside it. */
const CONTROL_MS = 500
/** The test run shares two cores among its steps; times say something on a machine with nothing else to do. */
const isTimed = process.env['HOSTILE_TIMES'] === 'on'

const p95 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

/** The class did not wait, where times are asked for: `HOSTILE_TIMES=on`. */
export function expectQuick({ controlMs, echoMs }: Pick<Felt, 'controlMs' | 'echoMs'>): void {
  if (isTimed) expect(p95(controlMs) - p95(echoMs)).toBeLessThanOrEqual(CONTROL_MS)
}
