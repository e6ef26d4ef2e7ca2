import { DropdownMenu, IconButton, type MenuItem } from '@hwjy/ui'
import type { Participant } from '../../core/room/room-types.ts'
import { isPhone } from '../../core/view/device-class.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { PINS, pinnedWith } from '../room/own-view.ts'
import type { RoomViewValue } from '../room/room-view.ts'
import { viewWords } from '../room/view-words.ts'
import { MoreIcon } from '../shared/icons.ts'
import { useSelection } from '../store/use-selection.ts'
import { usePrizeItems } from '../tools/use-prize-items.ts'
import * as css from './faces.css.ts'

export interface TileMenuProps {
  person: Participant
  isMe: boolean
  isEnlarged: boolean
  onEnlarge: () => void
  view: RoomViewValue
}

const SPOTLIGHTS = 2

/** Offers what can be done with one face: enlarge, pin, and for the teacher the spotlight. */
export function TileMenu({ person, isMe, isEnlarged, onEnlarge, view }: TileMenuProps) {
  const t = useWords(viewWords)
  const { preferences } = useClassroom()
  const { isMirrored } = useSelection(preferences, (state) => ({ isMirrored: state.isMirrored }))
  const { spotlight } = useRoom((room) => ({ spotlight: room.view.spotlight }))
  const { send, attempt } = useCommand()
  const { userId } = person
  const { own, set, isTeacher, areas } = view
  const prizes = usePrizeItems(userId, attempt)
  const isPinned = own.pinned.includes(userId)
  const isLit = spotlight.includes(userId)
  const max = isPhone(areas.device) ? PINS.phone : PINS.other
  const items: MenuItem[] = [
    { label: t(isEnlarged ? 'makeSmall' : 'enlarge'), shortcut: 'Enter', onSelect: onEnlarge },
    { label: t(isPinned ? 'unpin' : 'pin'), onSelect: () => set({ pinned: pinnedWith(own.pinned, userId, max) }) },
  ]
  if (isTeacher) {
    const userIds = isLit ? spotlight.filter((other) => other !== userId) : [...spotlight, userId].slice(-SPOTLIGHTS)
    items.push({
      label: t(isLit ? 'endSpotlight' : 'spotlight'),
      onSelect: () => void send({ type: 'setSpotlight', userIds }),
    })
    if (prizes.length > 0) items.push({ type: 'separator' }, ...prizes)
  }
  if (isMe) {
    items.push(
      { type: 'separator' },
      {
        type: 'check',
        label: t('mirror'),
        isChecked: isMirrored,
        onCheckedChange: (next) => preferences.setState((state) => ({ ...state, isMirrored: next })),
      },
      { label: t('hideSelf'), onSelect: () => preferences.setState((state) => ({ ...state, isSelfHidden: true })) },
    )
  }
  return (
    <span className={css.menu}>
      <DropdownMenu
        align="end"
        trigger={<IconButton size="sm" label={t('menuOf', { name: person.name })} icon={<MoreIcon size={16} />} />}
        items={items}
      />
    </span>
  )
}
