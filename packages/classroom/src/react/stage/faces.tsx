import type { KeyboardEvent, MouseEvent, PointerEvent as ReactPointerEvent } from 'react'
import { useRef } from 'react'
import { movingLimitOf } from '../../core/view/device-class.ts'
import type { Rect } from '../../core/view/box.ts'
import { RATIO } from '../../core/view/box.ts'
import { tilesIn } from '../../core/view/face-areas.ts'
import type { UserId } from '../../core/room/ids.ts'
import { prizesOf, prizeTotal } from '../../core/room/rules/prize-counts.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { useNetworkStep } from '../hooks/use-network.ts'
import { useRoom } from '../hooks/use-room.ts'
import { showsVideo } from '../media/shows-video.ts'
import type { RoomViewValue } from '../room/room-view.ts'
import { placeOf, useMoving } from '../room/slots.tsx'
import { lateView } from '../shared/late-view.tsx'
import { useSelection } from '../store/use-selection.ts'
import * as css from './faces.css.ts'
import { useSeats } from './use-seats.ts'
import { VideoTile } from './video-tile.tsx'

const TileOverlay = lateView(() => import('./tile-overlay.tsx').then((module) => module.TileOverlay))

const ENLARGED_SHARE = 0.6
// A finger that moves less has not swiped.
const SWIPE_PX = 48

/** The faces of the class, each at its exact place: the same tiles in every layout, so that no picture begins anew. */
export function Faces({ view }: { view: RoomViewValue }) {
  const t = useTranslate()
  const { areas, faces, own, epoch } = view
  const swipe = useSwipe(view)
  const places = new Map<UserId, Rect>()
  for (const [index, userId] of faces.large.entries()) {
    const place = areas.large[index]
    if (place) places.set(userId, place)
  }
  const rects = areas.faces ? tilesIn(areas.faces, faces.visible.length) : []
  for (const [index, userId] of faces.visible.entries()) {
    const place = rects[index]
    if (place) places.set(userId, place)
  }
  const moving = movingLimitOf(areas.device)
  const enlarged = own.enlarged !== null && faces.order.includes(own.enlarged) ? own.enlarged : null
  if (enlarged !== null) places.set(enlarged, enlargedPlace(view))
  return (
    <ul className={css.faces} aria-label={t('stage.label')} {...swipe}>
      {[...places].map(([userId, place], index) => (
        <Face
          key={userId}
          userId={userId}
          place={place}
          epoch={`${epoch} ${enlarged === userId}`}
          view={view}
          isStill={index >= moving}
          isEnlarged={enlarged === userId}
        />
      ))}
    </ul>
  )
}

interface FaceProps {
  userId: UserId
  place: Rect
  epoch: string
  view: RoomViewValue
  isStill: boolean
  isEnlarged: boolean
}

function Face({ userId, place, epoch, view, isStill, isEnlarged }: FaceProps) {
  const t = useTranslate()
  const me = useMe()
  const { preferences } = useClassroom()
  const isMirrored = useSelection(preferences, (state) => state.isMirrored)
  const step = useNetworkStep()
  const element = useMoving<HTMLLIElement>(epoch, place)
  const { person, floor, isTeacher, handPlace, prizes } = useRoom((room) => ({
    person: room.participants[userId],
    floor: room.floor,
    isTeacher: room.settings?.teacherId === userId,
    handPlace: room.hands.findIndex((hand) => hand.userId === userId) + 1,
    prizes: prizeTotal(prizesOf(room, userId)),
  }))
  const seat = useSeats(view, userId)
  if (!person) return null
  const isMe = me?.userId === userId
  const isOnStage = floor?.userId === userId && floor.onStage
  const enlarge = () => view.set({ enlarged: isEnlarged ? null : userId })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') enlarge()
    else if (event.key === 'Escape' && isEnlarged) view.set({ enlarged: null })
    else if (!seat.onKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // Enter and the menu of the tile do the same as a press here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={element}
      className={css.seat}
      style={placeOf(place)}
      // Enter makes it large, Shift and the arrows move it to another seat.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-keyshortcuts="Enter"
      data-face={userId}
      data-enlarged={isEnlarged}
      data-dragged={seat.isDragged}
      onDoubleClick={enlarge}
      onClick={(event) => isTap(event) && enlarge()}
      onKeyDown={onKeyDown}
      {...seat.pointer}
    >
      <VideoTile
        person={person}
        isMe={isMe}
        isMirrored={isMirrored}
        isStill={isStill && !isMe}
        isVideoShown={isMe || showsVideo(step, { isTeacher, isOnFloor: isOnStage || person.speaking })}
        tag={isOnStage ? t('stage.onStage') : undefined}
        handPlace={handPlace}
        prizes={prizes}
      />
      <TileOverlay person={person} isMe={isMe} isEnlarged={isEnlarged} onEnlarge={enlarge} view={view} />
    </li>
  )
}

const isTap = ({ nativeEvent, target }: MouseEvent) =>
  nativeEvent instanceof PointerEvent &&
  nativeEvent.pointerType === 'touch' &&
  target instanceof Element &&
  target.closest('button') === null

// 60 % of the width, in the middle, and never higher than what there is between the bars.
function enlargedPlace({ areas }: RoomViewValue): Rect {
  const { top, bar, device } = areas
  const width = top && device !== 'side' ? top.width : (bar?.x ?? areas.content.width)
  const y0 = device === 'side' || !top ? 0 : top.height
  const height = (bar ? (device === 'side' ? bar.y + bar.height : bar.y) : areas.content.height) - y0
  const share = device === 'upright' ? 1 : ENLARGED_SHARE
  const size = Math.min(width * share, (height - 16) * RATIO)
  return { x: (width - size) / 2, y: y0 + (height - size / RATIO) / 2, width: size, height: size / RATIO }
}

function useSwipe({ turnFaces, faces }: RoomViewValue) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown(event: ReactPointerEvent) {
      start.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerUp(event: ReactPointerEvent) {
      const from = start.current
      start.current = null
      if (!from || faces.pages < 2) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) turnFaces(dx < 0 ? 1 : -1)
    },
  }
}
