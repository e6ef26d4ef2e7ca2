import { TurnTag } from './turn-tag.tsx'
import { TileMenu, type TileMenuProps } from './tile-menu.tsx'

/** What stands over a face beside its name, and is not needed for the first view. */
export function TileOverlay(props: TileMenuProps) {
  return (
    <>
      <TurnTag person={props.person} />
      <TileMenu {...props} />
    </>
  )
}
