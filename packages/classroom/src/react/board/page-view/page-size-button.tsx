import { IconButton } from '@hwjy/ui'
import { useTranslate } from '../../hooks/classroom-context.ts'
import { useRoomView } from '../../room/room-view.ts'
import { EnlargeIcon, ShrinkIcon } from '../../shared/later-icons.ts'

/** Shows the page alone, or on a phone larger than it fits; and back. Nothing outside a room. */
export function PageSizeButton() {
  const t = useTranslate()
  const view = useRoomView()
  if (!view || view.shown.layout !== 'board') return null
  const isLarge = view.own.zoomed !== 'none'
  const larger = view.areas.device === 'upright' ? 'enlarged' : 'content'
  return (
    <IconButton
      size="sm"
      label={t(isLarge ? 'view.smaller' : 'view.larger')}
      icon={isLarge ? <ShrinkIcon size={18} /> : <EnlargeIcon size={18} />}
      onClick={() => view.set({ zoomed: isLarge ? 'none' : larger })}
    />
  )
}
