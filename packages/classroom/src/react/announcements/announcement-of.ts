/** Puts a live event into one sentence for me, or returns `null` when it needs no words. */
import type { UserId } from '../../core/room/ids.ts'
import type { RoomEvent, RoomState } from '../../core/room/room-types.ts'
import type { LabelKey, LabelValues } from '../i18n/labels.ts'

export interface Announcement {
  key: LabelKey
  values?: LabelValues
  /** Interrupts a screen reader: a person waits for me, or a right of mine changed. */
  isUrgent: boolean
  /** Also shown for a moment. The rest can be seen where it happened. */
  isVisible: boolean
}

export interface Listener {
  userId: UserId
  isTeacher: boolean
}

const quiet = (key: LabelKey, values?: LabelValues): Announcement => said(key, values, false, false)
const shown = (key: LabelKey, values?: LabelValues): Announcement => said(key, values, false, true)
const urgent = (key: LabelKey, values?: LabelValues): Announcement => said(key, values, true, true)
const said = (key: LabelKey, values: LabelValues | undefined, isUrgent: boolean, isVisible: boolean): Announcement => ({
  key,
  isUrgent,
  isVisible,
  ...(values ? { values } : {}),
})

export function announcementOf(event: RoomEvent, room: RoomState, me: Listener): Announcement | null {
  const isMine = 'userId' in event && event.userId === me.userId
  const name = 'userId' in event ? (room.participants[event.userId]?.name ?? '') : ''
  const toTeacher = (announcement: Announcement) => (me.isTeacher ? announcement : null)
  const toStudents = (announcement: Announcement) => (me.isTeacher ? null : announcement)
  const toMe = (announcement: Announcement) => (isMine ? announcement : null)

  switch (event.type) {
    case 'handRaised':
      return toTeacher(quiet('announce.handRaised', { name }))
    case 'handLowered':
      return event.reason === 'rejected' ? toMe(shown('announce.handRejected')) : null
    case 'speechGranted':
      return room.floor?.userId === me.userId && room.floor.onStage ? null : toMe(urgent('announce.yourTurn'))
    case 'speechRevoked':
      return toMe(shown('announce.turnEnded'))
    case 'invited':
      // The prompt itself can be seen; only its words are needed here.
      return toMe({
        ...urgent(event.to === 'stage' ? 'announce.invitedToStage' : 'announce.invitedToSpeak'),
        isVisible: false,
      })
    case 'inviteEnded':
      if (event.outcome === 'cancelled') return null
      return toTeacher(
        shown(event.outcome === 'accepted' ? 'announce.inviteAccepted' : 'announce.inviteDeclined', { name }),
      )
    case 'stageEntered':
      return isMine ? urgent('announce.youOnStage') : quiet('announce.onStage', { name })
    case 'stageLeft':
      return isMine ? shown('announce.youOffStage') : quiet('announce.offStage', { name })
    case 'micBlocked':
      return toMe(urgent('announce.youMuted'))
    case 'micAllowed':
      return toMe(shown('announce.youUnmuted'))
    case 'cameraBlocked':
      return toMe(urgent('announce.cameraBlocked'))
    case 'cameraAllowed':
      return toMe(shown('announce.cameraAllowed'))
    case 'unmuteAsked':
      // The card itself can be seen.
      return event.userIds.includes(me.userId) ? { ...urgent('announce.askedToUnmute'), isVisible: false } : null
    case 'speechDeclined':
      return toTeacher(shown('announce.speechDeclined', { name }))
    case 'readmitted':
      return toTeacher(shown('announce.readmitted', { name }))
    case 'boardGranted':
      return toMe(shown('announce.youDraw'))
    case 'boardRevoked':
      return toMe(shown('announce.youCannotDraw'))
    case 'allMicsMuted':
      return toStudents(shown(event.muted ? 'announce.allMuted' : 'announce.allUnmuted'))
    case 'allCamerasOff':
      return toStudents(shown(event.off ? 'announce.camerasOff' : 'announce.camerasAllowed'))
    case 'chatForbidden':
      return toStudents(shown(event.forbidden ? 'announce.chatPaused' : 'announce.chatResumed'))
    case 'layoutSet':
      return event.follow && event.layout !== null
        ? toStudents(shown('announce.layout', { name: room.participants[event.by]?.name ?? '' }))
        : null
    case 'spotlightSet':
      return spotlightAnnouncement(event.userIds, room, me)
    case 'classStarted':
      return shown('announce.started')
    case 'endingSoon':
      return urgent('announce.endingSoon', { minutes: event.minutes })
    case 'classEnded':
      return urgent('announce.ended')
    default:
      return null
  }
}

function spotlightAnnouncement(userIds: readonly UserId[], room: RoomState, me: Listener): Announcement {
  if (userIds.length === 0) return quiet('announce.spotlightEnded')
  if (userIds.includes(me.userId)) return shown('announce.youInSpotlight')
  // The newest of two is the one that changed.
  return quiet('announce.inSpotlight', { name: room.participants[userIds.at(-1) ?? '']?.name ?? '' })
}
