import { createRoot } from 'react-dom/client'
import { mayDraw } from '../../core/room/board-rights.ts'
import type { RoomCommand } from '../../core/room/room-types.ts'
import type { ChannelState } from '../../ports/room-channel.ts'
import { Classroom, type ClassroomProps } from '../room/classroom.tsx'
import type { ClassroomEvent } from '../room/classroom-events.ts'

export type MountOptions = Omit<ClassroomProps, 'endedExtra'>

export type Capability =
  | 'board.write'
  | 'chat.write'
  | 'mic.publish'
  | 'camera.publish'
  | 'screen.publish'
  | 'hand.raise'
  | 'class.start'
  | 'class.end'
  | 'students.manage'

type EventOf<T extends ClassroomEvent['type']> = Extract<ClassroomEvent, { type: T }>

export interface MountedClassroom {
  /**
   * Tells whether the room would allow it right now. False for a name that is none of ours, as from a page without
   * types.
   */
  can(capability: Capability): boolean
  /** Resolves when the room carried it out. @throws {RoomRefusal} */
  send(command: RoomCommand): Promise<void>
  getState(): ChannelState
  on<T extends ClassroomEvent['type']>(type: T, handler: (event: EventOf<T>) => void): () => void
  /** Changes words, language or callbacks; the ports stay. */
  update(change: Partial<Omit<MountOptions, 'ports'>>): void
  /** Leaves the room; the closed screen stays until `unmount`. */
  leave(): Promise<void>
  /** Takes everything out of `element`: no listener, track or timer of ours is left. The ports are yours to end. */
  unmount(): void
}

const commandFor = {
  'chat.write': { type: 'say', text: '…' },
  'mic.publish': { type: 'reportMedia', media: { mic: true } },
  'camera.publish': { type: 'reportMedia', media: { camera: true } },
  'screen.publish': { type: 'reportMedia', media: { screen: true } },
  'hand.raise': { type: 'raiseHand' },
  'class.start': { type: 'start' },
  'class.end': { type: 'end', reason: 'teacher' },
  'students.manage': { type: 'muteAll', muted: true },
} as const satisfies Record<Exclude<Capability, 'board.write'>, RoomCommand>

/** @param element gives the room its size; whatever is in it is replaced */
export function mountClassroom(element: HTMLElement, options: MountOptions): MountedClassroom {
  const { channel } = options.ports
  const root = createRoot(element)
  const handlers = new Map<ClassroomEvent['type'], Set<(event: never) => void>>()
  let current = options

  const onEvent = (event: ClassroomEvent) => {
    current.onEvent?.(event)
    for (const handler of handlers.get(event.type) ?? []) handler(event as never)
  }
  const render = () => root.render(<Classroom {...current} onEvent={onEvent} />)
  render()

  return {
    can(capability) {
      const state = channel.getState()
      if (capability === 'board.write') return state.me !== null && mayDraw(state.room, state.me.userId)
      return Object.hasOwn(commandFor, capability) && channel.denialOf(commandFor[capability]) === null
    },
    send: (command) => channel.send(command),
    getState: () => channel.getState(),
    on(type, handler) {
      const set = handlers.get(type) ?? new Set()
      handlers.set(type, set)
      set.add(handler as (event: never) => void)
      return () => set.delete(handler as (event: never) => void)
    },
    update(change) {
      current = { ...current, ...change }
      render()
    },
    leave: () => channel.leave(),
    unmount() {
      handlers.clear()
      root.unmount()
    },
  }
}
