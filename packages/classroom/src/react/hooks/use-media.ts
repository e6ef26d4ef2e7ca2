import type { UserId } from '../../core/room/ids.ts'
import { useEffect, useState } from 'react'
import type { MediaKind, RefusalCode } from '../../core/room/room-types.ts'
import type { MediaState } from '../media/media-state.ts'
import type { MediaSession } from '../media/create-media-session.ts'
import { useSelection } from '../store/use-selection.ts'
import { useClassroom } from './classroom-context.ts'
import { useDenial } from './use-command.ts'

export function useMedia(): MediaState &
  Pick<MediaSession, 'chooseDevice' | 'resumeSound' | 'rejoin' | 'turnOff' | 'saveData' | 'answerOffer' | 'dismiss'> {
  const { media } = useClassroom()
  const state = useSelection(media, (current) => current)
  return {
    ...state,
    chooseDevice: media.chooseDevice,
    resumeSound: media.resumeSound,
    rejoin: media.rejoin,
    turnOff: media.turnOff,
    saveData: media.saveData,
    answerOffer: media.answerOffer,
    dismiss: media.dismiss,
  }
}

export interface OwnMedia {
  status: MediaState['mine'][MediaKind]['status']
  error: MediaState['mine'][MediaKind]['error']
  stoppedBy: RefusalCode | null
  /** Why it may not be turned on right now; `null` when it may. */
  denial: RefusalCode | null
  /** Turns it on or off; resolves to why it may not, or `null`. */
  toggle: () => Promise<RefusalCode | null>
}

/** One of my sources with the rules of the room around it. [R12][R13] */
export function useOwnMedia(kind: MediaKind): OwnMedia {
  const { media } = useClassroom()
  const source = useSelection(media, (state) => state.mine[kind])
  const denial = useDenial({ type: 'reportMedia', media: { [kind]: true } })
  return { ...source, denial, toggle: () => media.toggle(kind) }
}

/**
 * Returns how loud a person is, in five steps from 0 (silent) to 4, so that a tile renders only when it looks
 * different.
 */
export function useVolume(userId: UserId): number {
  const { rtc } = useClassroom()
  const [step, setStep] = useState(0)
  useEffect(() => rtc.on('volume', (volumes) => setStep(volumeStep(volumes[userId] ?? 0))), [rtc, userId])
  return step
}

/** @param volume 0..100; below 8 is a quiet room */
export const volumeStep = (volume: number): number =>
  volume < 8 ? 0 : volume < 20 ? 1 : volume < 40 ? 2 : volume < 65 ? 3 : 4
