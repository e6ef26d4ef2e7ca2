import { createContext, useContext } from 'react'
import type { ChatSession } from '../chat/create-chat-session.ts'
import type { ClassroomPorts } from '../classroom-ports.ts'
import type { CuePlayer } from '../cues/create-cue-player.ts'
import type { Language, Translate } from '../i18n/labels.ts'
import type { MediaSession } from '../media/create-media-session.ts'
import type { Preferences } from '../preferences/preferences.ts'
import type { Store } from '@hwjy/base'

export interface ClassroomContextValue extends ClassroomPorts {
  media: MediaSession
  chat: ChatSession
  preferences: Store<Preferences>
  cues: CuePlayer
  language: Language
  /** The lesson's name in this language; null where the host gave none. */
  title: string | null
  t: Translate
}

export const ClassroomContext = createContext<ClassroomContextValue | null>(null)

/** @throws {Error} outside `<ClassroomProvider>` */
export function useClassroom(): ClassroomContextValue {
  const classroom = useContext(ClassroomContext)
  if (!classroom) throw new Error('Classroom hooks and components need a <ClassroomProvider> above them')
  return classroom
}

export const useTranslate = (): Translate => useClassroom().t
