import type { AnyHandler } from 'msw'
import { failsToReachTheNetwork } from './fails-to-reach-the-network.ts'
import { forcedSignIn } from './forced-sign-in.ts'
import { serverBreaks } from './server-breaks.ts'
import { sessionExpired } from './session-expired.ts'
import { silentlyNotReady } from './silently-not-ready.ts'
import { timesOut } from './times-out.ts'

/** Situations by the name used in `?scenario=`, in stories and in tests. Each wins over the backend for the calls it names. */
export const scenarios = {
  'fails-to-reach-the-network': failsToReachTheNetwork,
  'times-out': timesOut,
  'session-expired': sessionExpired,
  'forced-sign-in': forcedSignIn,
  'silently-not-ready': silentlyNotReady,
  'server-breaks': serverBreaks,
} satisfies Record<string, readonly AnyHandler[]>

export type ScenarioName = keyof typeof scenarios

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

export function findScenario(name: string | null): readonly AnyHandler[] {
  return name !== null && isScenarioName(name) ? scenarios[name] : []
}
