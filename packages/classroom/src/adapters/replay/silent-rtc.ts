import { type RtcEngine, RtcError } from '../../ports/rtc-engine.ts'

const nothing = () => {}
const unable = () => Promise.reject(new RtcError('unsupported'))

/** Media of a class that is over: none comes, and none is sent. */
export const createSilentRtc = (): RtcEngine => ({
  capabilities: { maxPublishers: 0, maxViewers: 0 },
  join: async () => {},
  leave: async () => {},
  publish: unable,
  unpublish: async () => {},
  setMuted: async () => {},
  switchDevice: async () => {},
  attach: () => nothing,
  limitCamera: nothing,
  setRemoteAudio: nothing,
  resumeAudio: async () => {},
  track: () => undefined,
  devices: async () => ({ cameras: [], microphones: [], speakers: [] }),
  on: () => nothing,
})
