/** Keeps what a person chose on this device; none of it is sent. */
import { createStore, type Store } from '@hwjy/base'

export interface Preferences {
  /** [R21] */
  cues: boolean
  /** [R19] */
  barrage: boolean
  camera: string | null
  microphone: string | null
  speaker: string | null
}

const KEY = 'hwjy.classroom.preferences'
const defaults: Preferences = { cues: true, barrage: true, camera: null, microphone: null, speaker: null }

// Storage may be missing or refused (private windows, embedded frames): then choices last as long as the page.
function read(): Preferences {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) }
  } catch {
    return defaults
  }
}

export function createPreferences(): Store<Preferences> {
  const store = createStore(read())
  store.subscribe(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(store.getState()))
    } catch {
      // Kept for this page only; see above.
    }
  })
  return store
}
