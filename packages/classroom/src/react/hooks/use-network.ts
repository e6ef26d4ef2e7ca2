import { levelOfRoundTrip, type SignalLevel } from '../../core/view/signal-level.ts'
import type { NetworkStep } from '../media/weak-network.ts'
import { useSelection } from '../store/use-selection.ts'
import { useClassroom } from './classroom-context.ts'
import { useChannel } from './use-room.ts'

export type { SignalLevel }

export interface NetworkQualityView {
  level: SignalLevel
  roundTripMs: number | null
  lossPercent: number | null
}

const levels = ['unknown', 'good', 'good', 'fair', 'poor', 'poor', 'none'] as const satisfies readonly SignalLevel[]

/** The worse direction of the media; before media flows, the answer time of the room's own connection. */
export function useNetworkQuality(): NetworkQualityView {
  const { media } = useClassroom()
  const quality = useSelection(media, (state) => state.quality)
  const { isConnected, roundTripMs } = useChannel((state) => ({
    isConnected: state.connection.status === 'connected',
    roundTripMs: state.roundTripMs,
  }))
  const worse = Math.max(quality.up, quality.down)
  const measured = worse === 0 ? levelOfRoundTrip(roundTripMs) : (levels[worse] ?? 'unknown')
  return {
    level: isConnected ? measured : 'none',
    roundTripMs: quality.roundTripMs ?? roundTripMs,
    lossPercent: quality.lossPercent,
  }
}

/** Returns how much picture is shown on a weak network. [R32] */
export const useNetworkStep = (): NetworkStep => useSelection(useClassroom().media, (state) => state.network.step)
