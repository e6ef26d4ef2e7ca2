import { PAGE_BACKGROUNDS } from '../board/board-types.ts'
import { DEFAULT_PAPERS } from '../board/school-paper.ts'
import { type Enrolled, type MediaKind, type RoomRules, type RoomSettings } from '../room/state-types.ts'
import { finite, flag, integer, listOf, matching, object, oneOf, type Parser, text } from './shape.ts'

/** Users, rooms, pages, strokes, commands. */
export const id: Parser<string> = matching(/^[A-Za-z0-9_-]{1,64}$/)

export const instant: Parser<number> = finite
/** Longest text of a message on the wire. Longer than the rule's limit, so that the room can say what is wrong. */
export const MESSAGE_WIRE_LENGTH = 16_000
export const REASON_MAX_LENGTH = 200
const TITLE_MAX_LENGTH = 500
export const NAME_MAX_LENGTH = 200

/** Address of a picture: of the same host, or a whole one. Empty once its person is forgotten. */
export const avatar: Parser<string> = matching(/^(?:(?:https?:\/)?\/[\x21-\x7e]{1,1000})?$/)

export const role = oneOf('teacher', 'student')
export const background = oneOf(...PAGE_BACKGROUNDS)
export const media: Parser<Partial<Record<MediaKind, boolean>>> = object<Partial<Record<MediaKind, boolean>>>(
  {},
  { mic: flag, camera: flag, screen: flag },
)

const duration = integer(0, 7 * 24 * 60 * 60_000)
const rules: Parser<RoomRules> = object<RoomRules>({
  attendanceBy: oneOf('entry', 'rollCall'),
  chatPictures: flag,
  chatLinks: flag,
  lookBack: flag,
  defaultPaper: oneOf(...DEFAULT_PAPERS),
})
export const settings: Parser<RoomSettings> = object<RoomSettings>(
  {
    roomId: id,
    title: text(TITLE_MAX_LENGTH),
    teacherId: id,
    classType: oneOf('small', 'large'),
    capacity: integer(1, 500),
    scheduledStart: instant,
    scheduledEnd: instant,
    speechMode: oneOf('free', 'afterRaise'),
    doorOpensBeforeMs: duration,
    entryClosesAfterMs: duration,
    autoEndAfterMs: duration,
  },
  { rules, enrolled: listOf(object<Enrolled>({ userId: id }), 1_000), talkFrom: oneOf('voice') },
)
