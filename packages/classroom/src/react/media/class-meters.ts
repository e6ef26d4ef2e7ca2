/** Measures the network and one's own voice all through a class. None of it is needed in the first seconds. */
import { createNetworkFollower } from './network-follower.ts'
import { createTalkReporter } from './talk-reporter.ts'

export type MeterContext = Parameters<typeof createNetworkFollower>[0] & Parameters<typeof createTalkReporter>[0]

export interface ClassMeters {
  saveData(isSaving: boolean): void
  stop(): void
}

export function startMeters(context: MeterContext): ClassMeters {
  const network = createNetworkFollower(context)
  const stops = [network.start(), createTalkReporter(context).start()]
  return {
    saveData: network.saveData,
    stop() {
      for (const stop of stops) stop()
    },
  }
}
