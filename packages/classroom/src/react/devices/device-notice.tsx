import { useMedia } from '../hooks/use-media.ts'
import { lateView } from '../shared/late-view.tsx'
import type { DeviceEvent } from './device-event.ts'

const DeviceNoticeCard = lateView(() => import('./device-notice-card.tsx').then((module) => module.DeviceNoticeCard))

/** Tells what happened to my devices by itself, one thing at a time, and what can be done about it. [R39] */
export function DeviceNotice() {
  const { offered, replaced, isShareSilent, isHeavy, mine } = useMedia()
  const event: DeviceEvent | null = offered
    ? 'offer'
    : replaced
      ? 'replaced'
      : isShareSilent
        ? 'silent'
        : mine.camera.isBack
          ? 'isBack'
          : isHeavy
            ? 'heavy'
            : null
  return event && <DeviceNoticeCard key={event} event={event} />
}
