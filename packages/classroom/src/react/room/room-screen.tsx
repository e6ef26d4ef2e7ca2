import type { ReactNode } from 'react'
import { ClosedScreen } from '../connection/closed-screen.tsx'
import type { Readmission } from '../connection/use-readmission.ts'
import type { Rating } from '../ended/rating-form.tsx'
import { useConnection } from '../hooks/use-connection.ts'
import { useRoom } from '../hooks/use-room.ts'
import { LateScreen } from '../shared/late-notice.tsx'
import { lateView } from '../shared/late-view.tsx'
import { ClassLayout } from './class-layout.tsx'
import { type ClassroomEvent, useClassroomEvents } from './classroom-events.ts'

const Cues = lateView(() => import('../cues/cues.tsx').then((module) => module.Cues))
const EndedScreen = lateView(() => import('../ended/ended-screen.tsx').then((module) => module.EndedScreen))

export interface RoomScreenProps {
  onEvent?: ((event: ClassroomEvent) => void) | undefined
  onLeave?: (() => void) | undefined
  onShowResult?: (() => void) | undefined
  onShowSteps?: (() => void) | undefined
  onRate?: ((rating: Rating) => Promise<void>) | undefined
  onUseHere?: (() => void) | undefined
  readmission?: Readmission | undefined
  endedExtra?: ReactNode
  topBarExtra?: ReactNode
  keys: 'inside' | 'page'
}

export function RoomScreen(props: RoomScreenProps) {
  useClassroomEvents(props.onEvent)
  return (
    <>
      <Cues />
      <ShownScreen {...props} />
    </>
  )
}

function ShownScreen({
  onLeave,
  onShowResult,
  onShowSteps,
  onRate,
  onUseHere,
  readmission,
  endedExtra,
  topBarExtra,
  keys,
}: RoomScreenProps) {
  const { connection } = useConnection()
  const hasEnded = useRoom((room) => room.status === 'ended')
  // A connection that drops before the first keyframe has no room to show yet.
  const isKnown = useRoom((room) => room.settings !== null)
  const hasLeft = connection.status === 'closed' && connection.reason === 'left'
  if (hasEnded && !hasLeft) {
    return (
      <EndedScreen
        onLeave={onLeave}
        onShowResult={onShowResult}
        onShowSteps={onShowSteps}
        onRate={onRate}
        waiting={(late) => <LateScreen {...late} />}
      >
        {endedExtra}
      </EndedScreen>
    )
  }
  const isInClass = isKnown && (connection.status === 'connected' || connection.status === 'reconnecting')
  if (!isInClass) return <ClosedScreen onLeave={onLeave} onUseHere={onUseHere} readmission={readmission} />
  return <ClassLayout keys={keys} onLeft={() => onLeave?.()} topBarExtra={topBarExtra} />
}
