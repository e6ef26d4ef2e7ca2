import type { Deps } from '../deps.ts'

export type CosDeps = Pick<
  Deps,
  | 'addressBudget'
  | 'incomingBodies'
  | 'bodies'
  | 'clock'
  | 'config'
  | 'credentials'
  | 'logger'
  | 'objects'
  | 'schoolDirectory'
  | 'sessions'
  | 'storeBudget'
>
