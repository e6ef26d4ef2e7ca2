/** A class that has ended, shown again from its log. */
export { type ClassReplayOptions, createClassReplay } from '../adapters/replay/create-class-replay.ts'
export { type ClassReplay, REPLAY_SPEEDS, type ReplayState } from '../ports/class-replay.ts'
export type { ReplayAbout, ReplaySource } from '../ports/replay-source.ts'
export { changeReplaySpeed } from '../react/replay/replay-keys.ts'
export { ReplayScreen, type ReplayScreenProps } from '../react/replay/replay-screen.tsx'
