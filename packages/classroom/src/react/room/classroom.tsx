import { Theme } from '@hwjy/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ClassroomPorts } from '../classroom-ports.ts'
import { ClassroomProvider } from '../classroom-provider.tsx'
import type { Rating } from '../ended/rating-form.tsx'
import type { Labels, Language } from '../i18n/labels.ts'
import type { Preferences } from '../preferences/preferences.ts'
import type { ClassroomEvent } from './classroom-events.ts'
import * as css from './classroom.css.ts'
import { RoomScreen } from './room-screen.tsx'

export interface ClassroomOptions {
  /** Devices chosen before class. */
  devices?: Partial<Pick<Preferences, 'camera' | 'microphone' | 'speaker'>>
  /** What to turn on at the door, as far as the room allows it. */
  startWith?: { mic?: boolean; camera?: boolean }
}

export interface ClassroomProps {
  /** Made once for one stay in one room, and ended by whoever made them. New ports need a new `key`. */
  ports: ClassroomPorts
  /** Default `en-US`. */
  language?: Language
  /** Words of the host's own in place of ours. */
  labels?: Partial<Labels>
  /** Read when the room opens. */
  options?: ClassroomOptions
  onEvent?: (event: ClassroomEvent) => void
  /** They left and said goodbye, or want to go away from a closed room. Without it no such button is shown at the end. */
  onLeave?: () => void
  /** The teacher wants to see what the class came to. */
  onShowResult?: () => void
  /** Stores a student's rating; a rejection shows that it was not sent. */
  onRate?: (rating: Rating) => Promise<void>
  /** Takes the place back after a sign-in elsewhere: make new ports and render with a new `key`. */
  onUseHere?: () => void
  /** Shown on the screen after class. */
  endedExtra?: ReactNode
  /** Buttons of the host's own in the top bar; the hooks of the room work in them. */
  topBarExtra?: ReactNode
  className?: string
}

/** The ready room. Fills its parent, wears the room's dark theme, and asks its own box for the layout. */
export function Classroom({ ports, language = 'en-US', labels, options = {}, className, ...room }: ClassroomProps) {
  const { devices, startWith = {} } = options
  return (
    <Theme name="room" className={clsx(css.root, className)} lang={language}>
      <ClassroomProvider
        ports={ports}
        language={language}
        startWith={(['mic', 'camera'] as const).filter((kind) => startWith[kind])}
        {...(labels ? { labels } : {})}
        {...(devices ? { devices } : {})}
      >
        <RoomScreen {...room} />
      </ClassroomProvider>
    </Theme>
  )
}
