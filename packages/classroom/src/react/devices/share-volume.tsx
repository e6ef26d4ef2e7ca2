import type { UserId } from '../../core/room/ids.ts'
import { useMedia } from '../hooks/use-media.ts'
import { lateView } from '../shared/late-view.tsx'

const VolumeSlider = lateView(() => import('./volume-slider.tsx').then((module) => module.VolumeSlider))

/** The volume of a shared screen, for the listener; nothing where it is silent. [R39] */
export function ShareVolume({ userId }: { userId: UserId }) {
  const { soundingScreens } = useMedia()
  return soundingScreens.includes(userId) ? <VolumeSlider key={userId} userId={userId} /> : null
}
