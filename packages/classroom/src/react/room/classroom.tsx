import { Theme } from '@hwjy/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ClassroomPorts } from '../classroom-ports.ts'
import { ClassroomProvider } from '../classroom-provider.tsx'
import type { Readmission } from '../connection/use-readmission.ts'
import type { Rating } from '../ended/rating-form.tsx'
import type { Labels, Language } from '../i18n/labels.ts'
import type { Preferences } from '../preferences/preferences.ts'
import type { ClassroomEvent } from './classroom-events.ts'
import * as css from './classroom.css.ts'
import { RoomScreen } from './room-screen.tsx'

export interface ClassroomOptions {
  devices?: Partial<Pick<Preferences, 'camera' | 'microphone' | 'speaker'>>
  /** Sources to turn on at entry, as far as the room allows it. */
  startWith?: { mic?: boolean; camera?: boolean }
  /**
   * Limits where keys act: `inside` while the focus is in the room, for a room among other things of a page; `page`
   * also when it is nowhere, for a page that is the room. Default `inside`.
   */
  keys?: 'inside' | 'page'
}

export interface ClassroomProps {
  /** Made once for one stay in one room, and ended by the host that made them. New ports need a new `key`. */
  ports: ClassroomPorts
  /** Default `en-US`. */
  language?: Language
  /** The lesson's name in the reader's language. The room shows it before its own, which is one for all. */
  title?: string
  labels?: Partial<Labels>
  /** Read when the room opens. */
  options?: ClassroomOptions
  onEvent?: (event: ClassroomEvent) => void
  /**
   * Runs when people have left, or want to go away from a closed room. Without it no such button is shown at the end.
   */
  onLeave?: () => void
  /** Leads a teacher on after class. */
  onShowResult?: () => void
  /** Leads a student on after class: to what comes next, such as homework. */
  onShowSteps?: () => void
  /** Stores a student's rating; a rejection shows that it was not sent. */
  onRate?: (rating: Rating) => Promise<void>
  /** Takes the place back after a sign-in elsewhere: make new ports and render with a new `key`. */
  onUseHere?: () => void
  /** Lets a student who was removed come back once the teacher allows it. Without it the page does not learn that. */
  readmission?: Readmission
  endedExtra?: ReactNode
  /** Buttons of the host's own in the top bar; the hooks of the room work in them. */
  topBarExtra?: ReactNode
  className?: string
}

/** The ready room. Fills its parent, wears the room's dark theme, and asks its own box for the layout. */
export function Classroom({
  ports,
  language = 'en-US',
  title,
  labels,
  options = {},
  className,
  ...room
}: ClassroomProps) {
  const { devices, startWith = {}, keys = 'inside' } = options
  return (
    <Theme name="room" className={clsx(css.root, className)} lang={language}>
      <ClassroomProvider
        ports={ports}
        language={language}
        startWith={(['mic', 'camera'] as const).filter((kind) => startWith[kind])}
        {...(title ? { title } : {})}
        {...(labels ? { labels } : {})}
        {...(devices ? { devices } : {})}
      >
        <RoomScreen {...room} keys={keys} />
      </ClassroomProvider>
    </Theme>
  )
}
