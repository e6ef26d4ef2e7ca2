export type { MemoryChannel } from './memory-channel.ts'
export { createMemoryRoom, type MemoryPerson, type MemoryRoom, type MemoryRoomOptions } from './memory-room.ts'
export { createMemoryBank, type MemoryBankOptions, type MemoryBankQuestion } from './memory-bank.ts'
export { createLiveChannel, type LiveChannel, type LiveChannelOptions } from './live-channel.ts'
export { createMemoryFiles, type MemoryFiles } from './memory-files.ts'
export { storageOutbox } from './storage-outbox.ts'

export { createLateMicrophone } from './recorder/late-microphone.ts'

export { createStrokeSource, type StrokeSourceOptions } from './hanzi/create-stroke-source.ts'

// A host page needs these to write `getTicket`: the ticket, and the refusal that says why there is none.
export { RoomRefusal, type RoomTicket } from '../../ports/room-channel.ts'

// Pages of earlier lessons: what a host implements over its own backend.
export type { EarlierBoard, EarlierLesson, EarlierLessonPage, EarlierLessons } from '../../ports/earlier-lessons.ts'

// Files of a class: what a host implements over its own backend.
export {
  type AddingFile,
  kindOfFile,
  needsPages,
  type OpenRoomFile,
  type OwnFilePage,
  type OwnFiles,
  type RoomFile,
  RoomFileError,
  type RoomFileErrorCode,
  type RoomFileKind,
  type RoomFiles,
} from '../../ports/room-files.ts'

// Media
export { createPageRtc } from './rtc/create-page-rtc.ts'
export { createDeviceChecker, type LocalDeviceCheckerOptions } from './rtc/devices/create-device-checker.ts'
export { createLocalRtc, type LocalRtcOptions } from './rtc/create-local-rtc.ts'
export {
  type NetworkProbe,
  type NetworkProbeOptions,
  type Preview,
  playTestTone,
  previewCamera,
  previewMicrophone,
  probeNetwork,
  type SpeakerTest,
} from './rtc/devices/device-check.ts'
