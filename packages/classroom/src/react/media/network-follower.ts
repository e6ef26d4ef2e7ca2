/** Follows the network: what is shown and sent on a weak one, and what the room is told of it. [R32] */
import type { Store } from '@hwjy/base'
import type { RoomChannel } from '../../ports/room-channel.ts'
import type { RtcEngine, RtcEvents } from '../../ports/rtc-engine.ts'
import type { MediaState } from './media-state.ts'
import {
  followNetwork,
  followSending,
  type NetworkStep,
  savedStep,
  steadyNetwork,
  steadySending,
} from './weak-network.ts'

export interface NetworkFollower {
  start(): () => void
  saveData(isSaving: boolean): void
}

/** What one person may send without making a family's connection slow, kbit/s. */
const MOST_SENT_KBITS = 2_048
// A moment of a shared film is no reason to warn: two reports, 4 s.
const HEAVY_REPORTS = 2

export function createNetworkFollower({
  channel,
  rtc,
  store,
}: {
  channel: RoomChannel
  rtc: Pick<RtcEngine, 'on' | 'limitCamera'>
  store: Store<MediaState>
}): NetworkFollower {
  let down = steadyNetwork
  let up = steadySending
  let saved: NetworkStep = 'full'
  let heavyReports = 0
  let told: NetworkStep | null = null

  const patch = (change: Partial<MediaState>) => store.setState((state) => ({ ...state, ...change }))

  const show = () => {
    const step = savedStep(down.step, saved)
    const isSaving = saved !== 'full'
    const { network, sending } = store.getState()
    if (network.step !== step || network.isSaving !== isSaving) patch({ network: { step, isSaving } })
    if (sending !== up.step) {
      patch({ sending: up.step })
      rtc.limitCamera(up.step)
    }
    tellRoom()
  }

  // The room forgets it with the connection, and is told again; a refusal is no matter, the next step is told anew.
  const tellRoom = () => {
    const { connection, me, room } = channel.getState()
    const known = me && room.participants[me.userId]
    const { step } = store.getState().network
    if (connection.status !== 'connected' || known?.presence !== 'here') {
      told = null
      return
    }
    if ((known.network ?? 'full') === step || told === step) return
    told = step
    channel.send({ type: 'reportNetwork', step: step === 'full' ? null : step }).catch(() => undefined)
  }

  const hear = ({ down: downQuality, up: upQuality, sentKbits }: RtcEvents['quality']) => {
    const at = performance.now()
    down = followNetwork(down, downQuality, at)
    up = followSending(up, upQuality, at)
    heavyReports = (sentKbits ?? 0) > MOST_SENT_KBITS ? heavyReports + 1 : 0
    if (heavyReports === HEAVY_REPORTS) patch({ isHeavy: true })
    else if (heavyReports === 0 && store.getState().isHeavy) patch({ isHeavy: false })
    show()
  }

  return {
    start() {
      const stops = [rtc.on('quality', hear), channel.subscribe(tellRoom)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    saveData(isSaving) {
      saved = isSaving ? store.getState().network.step : 'full'
      if (!isSaving) {
        down = steadyNetwork
        up = steadySending
      }
      show()
    },
  }
}
