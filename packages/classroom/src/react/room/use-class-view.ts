import { useEffect, useMemo, useRef, useState } from 'react'
import { NO_VOICES, heard, nextPage, pageCount, pageOf, seatedOrder, type Voices } from '../../core/view/face-pages.ts'
import { areasOf } from '../../core/view/room-areas.ts'
import type { RoomShape } from '../../core/view/room-shape.ts'
import { largeFaces } from '../../core/view/large-faces.ts'
import { deviceClassOf, isPhone } from '../../core/view/device-class.ts'
import { shownLayout } from '../../core/view/shown-layout.ts'
import { tileOrder } from '../../core/view/tile-order.ts'
import type { UserId } from '../../core/room/ids.ts'
import type { RoomContent, RoomLayout, RoomState } from '../../core/room/room-types.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useCanDraw } from '../hooks/use-board-state.ts'
import { useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { placeOf } from '../media/own-room.ts'
import { useSelection } from '../store/use-selection.ts'
import { createOwnView, type OwnView, type PanelTab } from './own-view.ts'
import type { RoomViewValue } from './room-view.ts'
import { useResting } from './use-resting.ts'
import { useRoomBox } from './use-room-box.ts'

// Loud enough to be a voice, of 100.
const VOICE = 12

/** The picture of the class in this box, for this person. [R34][R35] */
export function useClassView(frame: HTMLElement | null): RoomViewValue {
  const { preferences, channel } = useClassroom()
  const me = useMe()
  const hasPen = useCanDraw()
  const { box, insets } = useRoomBox(frame)
  const [store] = useState(() => createOwnView(placeOf(channel.getState())))
  const own = useSelection(store, (state) => state)
  const chosen = useSelection(preferences, ({ strip, panelWidth, isSelfHidden }) => ({
    strip,
    panelWidth,
    isSelfHidden,
  }))
  const room = useRoom(({ settings, participants, floor, hands, view, status }) => ({
    settings,
    participants,
    floor,
    hands,
    view,
    status,
  }))
  const command = useCommand()
  const isTeacher = me?.isTeacher ?? false
  const sharerId = useMemo(() => sharerOf(room.participants), [room.participants])
  const seen = shownLayout({
    role: isTeacher ? 'teacher' : 'student',
    view: room.view,
    status: room.status,
    classType: room.settings?.classType ?? 'small',
    isSharing: sharerId !== null,
    own: { layout: own.layout, content: own.content?.of === sharerId ? (own.content?.shown ?? null) : null },
  })
  const shown = useResting(frame, seen, `${seen.layout} ${seen.content}`)
  const myId = me?.userId ?? null
  const tiles = useMemo(() => {
    const view = own.order ? { ...room.view, order: own.order } : room.view
    return tileOrder({ room: { ...room, view }, me: myId, pinned: own.pinned, isSelfHidden: chosen.isSelfHidden })
  }, [room, myId, own.pinned, own.order, chosen.isSelfHidden])

  const [leader, setLeader] = useState<UserId | null>(null)
  const large =
    shown.layout === 'speaker' ? largeFaces({ room, order: tiles.order, me: myId, pinned: own.pinned, leader }) : []
  const device = deviceClassOf(box)
  const isOpen = own.isPanelOpen ?? (device === 'portrait' && shown.layout === 'board')
  const shape: RoomShape = {
    box,
    insets,
    role: isTeacher ? 'teacher' : 'student',
    hasPen,
    layout: shown.layout,
    panel: isOpen ? chosen.panelWidth : false,
    faces: tiles.order.length,
    large: large.length > 1 ? 2 : 1,
    strip: chosen.strip,
    zoomed: own.zoomed,
    cores: navigator.hardwareConcurrency,
  }
  const areas = areasOf(shape)
  const capacity = areas.faces?.grid.capacity ?? 0
  const exchanges = useExchanges({ order: tiles.order, fixed: tiles.fixed, capacity, me: myId }, setLeader)
  const rest = seatedOrder(tiles.order, exchanges).filter((userId) => !large.includes(userId))
  const pages = pageCount(rest.length, capacity)
  const page = Math.min(own.page, pages - 1)
  const set = (change: Partial<OwnView>) => store.setState((state) => ({ ...state, ...change }))
  return {
    areas,
    epoch: `${shown.layout} ${shown.content} ${own.zoomed} ${isOpen} ${chosen.strip}`,
    shown,
    sharerId,
    isTeacher,
    own,
    store,
    set,
    faces: { large, visible: areas.faces ? pageOf(rest, capacity, page) : [], order: tiles.order, page, pages },
    turnFaces: (step) => set({ page: nextPage(page, pages, step) }),
    chooseLayout(layout: RoomLayout | null) {
      set({ zoomed: 'none', page: 0 })
      if (!isTeacher) return set({ layout })
      const { content, isFollowed } = room.view
      void command.send({ type: 'setLayout', layout, content, follow: isFollowed && layout !== null })
    },
    chooseContent(content: RoomContent) {
      if (sharerId === null) return
      set({ content: { of: sharerId, shown: content } })
      const { layout, isFollowed } = room.view
      if (isTeacher) void command.send({ type: 'setLayout', layout, content, follow: isFollowed })
    },
    openPanel: (tab: PanelTab) => set({ tab, isPanelOpen: true }),
    closePanel: () => set({ isPanelOpen: false, ...(isPhone(areas.device) ? { enlarged: null } : {}) }),
  }
}

const sharerOf = (participants: RoomState['participants']): UserId | null =>
  Object.values(participants).find((person) => person.media.screen)?.userId ?? null

// A person who speaks long enough comes to the first page, or is shown large; the screen changes only then.
function useExchanges(
  faces: Parameters<typeof heard>[3],
  setLeader: (leader: UserId | null) => void,
): Voices['exchanges'] {
  const { rtc } = useClassroom()
  const voices = useRef(NO_VOICES)
  const latest = useRef(faces)
  const [exchanges, setExchanges] = useState<Voices['exchanges']>([])
  useEffect(() => {
    latest.current = faces
  })
  useEffect(
    () =>
      rtc.on('volume', (volumes) => {
        const speaking = Object.keys(volumes).filter((userId) => (volumes[userId] ?? 0) >= VOICE)
        voices.current = heard(voices.current, speaking, performance.now(), latest.current)
        setExchanges(voices.current.exchanges)
        setLeader(voices.current.leader)
      }),
    [rtc, setLeader],
  )
  return exchanges
}
