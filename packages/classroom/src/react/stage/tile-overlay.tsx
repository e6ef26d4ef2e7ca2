import { lateView } from '../shared/late-view.tsx'
import type { TileMenuProps } from './tile-menu.tsx'

const TileMenu = lateView(() => import('./tile-menu.tsx').then((module) => module.TileMenu))
const SpotlightSign = lateView(() => import('./spotlight-sign.tsx').then((module) => module.SpotlightSign))
const TurnTag = lateView(() => import('./turn-tag.tsx').then((module) => module.TurnTag))

/** What stands over a face beside its name. Apart, so that the room's first file does not list what they need. */
export function TileOverlay(props: TileMenuProps) {
  return (
    <>
      <SpotlightSign userId={props.person.userId} />
      <TurnTag person={props.person} />
      <TileMenu {...props} />
    </>
  )
}
