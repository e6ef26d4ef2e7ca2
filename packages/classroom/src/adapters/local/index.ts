/** Our own engines: the room over `/live`, media over our server, our board. */
export { createPageRoom, type PagePerson, type PageRoom } from './page-room.ts'
export { createLiveChannel, type LiveChannelOptions } from './live-channel.ts'
export { storageOutbox } from './storage-outbox.ts'

// What a host page needs to write `getTicket`: the pass, and how to say that there is none.
export { RoomRefusal, type RoomTicket } from '../../ports/room-channel.ts'

// Media
export { createPageRtc } from './rtc/create-page-rtc.ts'
export { createDeviceChecker, type LocalDeviceCheckerOptions } from './rtc/create-device-checker.ts'
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
} from './rtc/device-check.ts'
