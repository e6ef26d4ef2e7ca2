// The public API of `@hwjy/classroom`, by hand: one call puts a room into a page. React hosts use `@hwjy/classroom/react`.
export {
  type Capability,
  mountClassroom,
  type MountedClassroom,
  type MountOptions,
} from './react/embed/mount-classroom.tsx'
export type { ClassroomOptions } from './react/room/classroom.tsx'
export type { ClassroomEvent } from './react/room/classroom-events.ts'
export type { ClassroomPorts } from './react/classroom-ports.ts'
export type { Rating } from './react/ended/rating-form.tsx'
export type { LabelKey, Labels, Language } from './react/i18n/labels.ts'
export type { CharacterStrokes, StrokePoint } from './core/hanzi/character-strokes.ts'
export type { BoardEngine } from './ports/board-engine.ts'
export type { DeviceChecker } from './ports/device-checker.ts'
export type { MediaSignalling } from './ports/media-signalling.ts'
export { type ChannelState, type Connection, type RoomChannel, RoomRefusal } from './ports/room-channel.ts'
export type { StrokeSource } from './ports/stroke-source.ts'
export { type RtcEngine, RtcError, type RtcErrorCode } from './ports/rtc-engine.ts'
export type { RefusalCode, RoomCommand, RoomEvent, RoomState } from './core/room/room-types.ts'
