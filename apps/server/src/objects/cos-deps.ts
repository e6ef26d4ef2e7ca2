import type { Deps } from '../deps.ts'

export type CosDeps = Pick<
  Deps,
  | 'addressBudget'
  | 'arrivals'
  | 'bodies'
  | 'clock'
  | 'config'
  | 'credentials'
  | 'logger'
  | 'objects'
  | 'sessions'
  | 'storeBudget'
>
