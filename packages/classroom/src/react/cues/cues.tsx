import { useCues } from '../hooks/use-cues.ts'
// Comes along, so that the first sound needs no network.
import './create-cue-player.ts'

/** Plays the sound cues of the room while it is mounted; shows nothing. [R21] */
export function Cues() {
  useCues()
  return null
}
