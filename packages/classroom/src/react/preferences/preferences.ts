/** Keeps what a person chose on this device; none of it is sent. */
import { createStore, type Store } from '@hwjy/base'
import type { BoardEngineState } from '../../ports/board-engine.ts'
import type { SkinTone } from '../chat/emoji/skin-tone.ts'

/** What the tools of the board were set to. */
export type KeptTools = Pick<BoardEngineState, 'pen' | 'penTip' | 'highlighter' | 'eraser'>

export interface Preferences {
  /** [R21] */
  cues: boolean
  /** [R19] */
  barrage: boolean
  /** Pinyin over the hanzi of the chat. */
  pinyin: boolean
  camera: string | null
  microphone: string | null
  speaker: string | null
  /** Where the faces stand beside the board. */
  strip: 'right' | 'top' | 'hidden'
  /** The open side panel has this width in pixels; null is the usual one. */
  panelWidth: number | null
  isSelfHidden: boolean
  /** My own picture as in a mirror; others see it as it is. */
  isMirrored: boolean
  /** Keys that are one character do something; false switches them off. (WCAG 2.1.4) */
  characterKeys: boolean
  /** Null: as they begin. */
  tools: KeptTools | null
  /** The last ink of one's own choice, #rrggbb. */
  ownColor: string | null
  /** Emoji that have a skin are shown in this tone; 0 is none. */
  skinTone: SkinTone
}

const KEY = 'hwjy.classroom.preferences'
export const defaultPreferences: Preferences = {
  cues: true,
  barrage: true,
  pinyin: false,
  camera: null,
  microphone: null,
  speaker: null,
  strip: 'right',
  panelWidth: null,
  isSelfHidden: false,
  isMirrored: true,
  characterKeys: true,
  tools: null,
  ownColor: null,
  skinTone: 0,
}

// Storage may be missing or refused (private windows, embedded frames): then choices last as long as the page.
function read(): Preferences {
  try {
    return { ...defaultPreferences, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>) }
  } catch {
    return defaultPreferences
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
