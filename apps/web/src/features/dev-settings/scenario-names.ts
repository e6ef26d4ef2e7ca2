import type { ScenarioName } from '@hwjy/mocks/scenarios'

/** Values of `?scenario=`; only the names, because a shipped build carries no mocks. */
export const scenarioNames: readonly ScenarioName[] = [
  'fails-to-reach-the-network',
  'times-out',
  'session-expired',
  'forced-sign-in',
  'silently-not-ready',
  'server-breaks',
]
