export type StepState = 'done' | 'current' | 'failed' | 'ahead'

/** `current` counts from 0; the number of steps means that all are done. */
export function stepState(step: number, current: number, hasFailed: boolean): StepState {
  if (step < current) return 'done'
  if (step > current) return 'ahead'
  return hasFailed ? 'failed' : 'current'
}
