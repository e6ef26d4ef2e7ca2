import type { UserId } from '../../core/room/ids.ts'
import { useEffect, useRef } from 'react'
import type { EndReason, MediaKind, Role, RoomEvent } from '../../core/room/room-types.ts'
import type { Connection } from '../../ports/room-channel.ts'
import type { RtcErrorCode } from '../../ports/rtc-engine.ts'
import { useClassroom } from '../hooks/classroom-context.ts'

export type ClassroomEvent =
  /** The room let me in; again after every reconnect. */
  | { type: 'entered'; userId: UserId; role: Role }
  | { type: 'class-started' }
  | { type: 'class-ended'; reason: EndReason }
  /** The connection is closed for good; `reason` says why. */
  | { type: 'closed'; reason: Extract<Connection, { status: 'closed' }>['reason'] }
  | { type: 'failed'; code: Extract<Connection, { status: 'failed' }>['code'] }
  | { type: 'media-error'; kind: MediaKind; code: RtcErrorCode }
  | { type: 'room'; event: RoomEvent }

const kinds = ['mic', 'camera', 'screen'] as const satisfies readonly MediaKind[]

export function useClassroomEvents(listener: ((event: ClassroomEvent) => void) | undefined): void {
  const { channel, media } = useClassroom()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const tell = (event: ClassroomEvent) => latest.current?.(event)
    let told: Connection | null = null
    const followConnection = () => {
      const { connection, me } = channel.getState()
      if (connection === told || (connection.status === 'connected' && !me)) return
      if (connection.status === told?.status && connection.status === 'connected') return
      told = connection
      if (connection.status === 'connected' && me) tell({ type: 'entered', userId: me.userId, role: me.role })
      if (connection.status === 'closed') tell({ type: 'closed', reason: connection.reason })
      if (connection.status === 'failed') tell({ type: 'failed', code: connection.code })
    }
    let mine = media.getState().mine
    followConnection()
    const stops = [
      channel.subscribe(followConnection),
      channel.onEvent((event, live) => {
        if (!live) return
        tell({ type: 'room', event })
        if (event.type === 'classStarted') tell({ type: 'class-started' })
        if (event.type === 'classEnded') tell({ type: 'class-ended', reason: event.reason })
      }),
      media.subscribe(() => {
        const next = media.getState().mine
        for (const kind of kinds) {
          const { error } = next[kind]
          if (error && error !== mine[kind].error) tell({ type: 'media-error', kind, code: error })
        }
        mine = next
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [channel, media])
}
