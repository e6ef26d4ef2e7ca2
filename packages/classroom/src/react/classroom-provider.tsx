import { UiProvider } from '@hwjy/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createChatSession } from './chat/create-chat-session.ts'
import type { MediaKind } from '../core/room/room-types.ts'
import type { ClassroomPorts } from './classroom-ports.ts'
import { lateCuePlayer } from './cues/late-cue-player.ts'
import { ClassroomContext, type ClassroomContextValue } from './hooks/classroom-context.ts'
import { createTranslate, type Labels, type Language } from './i18n/labels.ts'
import { useLabels } from './i18n/use-labels.ts'
import { createMediaSession } from './media/create-media-session.ts'
import { createPreferences, type Preferences } from './preferences/preferences.ts'

export interface ClassroomProviderProps {
  /** Made once for one stay in one room; give new ports a new `key`. */
  ports: ClassroomPorts
  language?: Language
  /** The lesson's name in this language. */
  title?: string
  labels?: Partial<Labels>
  devices?: Partial<Pick<Preferences, 'camera' | 'microphone' | 'speaker'>>
  startWith?: readonly MediaKind[]
  children: ReactNode
}

/** Connects hooks and components to one room. Renders nothing until the first words of the language are there. */
export function ClassroomProvider({
  ports,
  language = 'en-US',
  title,
  labels,
  devices,
  startWith,
  children,
}: ClassroomProviderProps) {
  const words = useLabels(language)
  const [sessions] = useState(() => {
    const preferences = createPreferences()
    if (devices) preferences.setState((state) => ({ ...state, ...devices }))
    return {
      preferences,
      media: createMediaSession(ports.channel, ports.rtc, preferences, startWith),
      chat: createChatSession(ports.channel, preferences),
      cues: lateCuePlayer(),
    }
  })
  useEffect(() => {
    const stops = [sessions.media.start(), sessions.chat.start()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [sessions])

  const value = useMemo<ClassroomContextValue | null>(
    () =>
      words && { ...ports, ...sessions, language, title: title ?? null, t: createTranslate(language, words, labels) },
    [ports, sessions, language, title, words, labels],
  )
  if (!value) return null
  return (
    <ClassroomContext.Provider value={value}>
      <UiProvider language={language}>{children}</UiProvider>
    </ClassroomContext.Provider>
  )
}
