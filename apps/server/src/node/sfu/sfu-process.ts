/**
 * The SFU's own process: a fault in native code ends this one and not the class. It ends with its parent.
 * Started by `create-sfu-host.ts`.
 */
import type { RoomId } from '@hwjy/classroom/core'
import type nodeDataChannel from 'node-datachannel'
import { createSfuConnection } from './sfu-connection.ts'
import type { FromSfu, SfuSettings, ToSfu } from './sfu-messages.ts'
import { createSfuRoom, type SfuMember, type SfuRoom } from './sfu-room.ts'

// A failed write means that the parent is gone; `disconnect` follows and ends us.
const tellParent = (message: FromSfu) => process.send?.(message, () => undefined)
process.on('disconnect', () => process.exit(0))
// The terminal sends Ctrl+C to the whole group; the parent stops in order and then disconnects us.
process.on('SIGINT', () => undefined)
process.once('message', (message: ToSfu) => {
  if (message.type === 'start') void start(message.settings)
})

async function start(settings: SfuSettings): Promise<void> {
  const library = await import('node-datachannel').then(
    (module) => module.default,
    (cause: unknown) => {
      tellParent({ type: 'unavailable', detail: String(cause) })
      return null
    },
  )
  if (library) serve(library, settings)
  else process.disconnect()
}

function serve(library: typeof nodeDataChannel, settings: SfuSettings): void {
  const rooms = new Map<RoomId, SfuRoom>()
  const sessions = new Map<number, { roomId: RoomId; member: SfuMember }>()

  const enter = ({ id, roomId, userId, rights }: ToSfu & { type: 'enter' }) => {
    const room =
      rooms.get(roomId) ??
      createSfuRoom(settings.epoch, settings, (session, events) =>
        createSfuConnection(library, session, settings, events),
      )
    rooms.set(roomId, room)
    const member = room.enter(userId, rights, (signal) => tellParent({ type: 'signal', id, signal }))
    if (member) sessions.set(id, { roomId, member })
  }

  const exit = (id: number) => {
    const session = sessions.get(id)
    if (!session) return
    session.member.exit()
    sessions.delete(id)
    if (rooms.get(session.roomId)?.size === 0) rooms.delete(session.roomId)
  }

  process.on('message', (message: ToSfu) => {
    switch (message.type) {
      case 'enter':
        return enter(message)
      case 'rights':
        return sessions.get(message.id)?.member.setRights(message.rights)
      case 'signal':
        return sessions.get(message.id)?.member.receive(message.signal)
      case 'exit':
        return exit(message.id)
      case 'ping':
        return tellParent({ type: 'pong', rssBytes: process.memoryUsage.rss() })
      case 'start':
        return
      default:
        return message satisfies never
    }
  })
  tellParent({ type: 'ready' })
}
