import { useMedia } from '../hooks/use-media.ts'
import { lateView } from '../shared/late-view.tsx'
import type { DeviceNewsKind } from './device-news-kind.ts'

const DeviceNewsCard = lateView(() => import('./device-news-card.tsx').then((module) => module.DeviceNewsCard))

/** Tells what happened to my devices by itself, one thing at a time, and what can be done about it. [R39] */
export function DeviceNews() {
  const { offered, replaced, isShareSilent, isHeavy, mine } = useMedia()
  const news: DeviceNewsKind | null = offered
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
  return news && <DeviceNewsCard key={news} news={news} />
}
