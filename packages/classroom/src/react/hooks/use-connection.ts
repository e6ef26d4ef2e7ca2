import type { Connection } from '../../ports/room-channel.ts'
import { useClassroom } from './classroom-context.ts'
import { useChannel } from './use-room.ts'

/** [R31] */
export function useConnection(): { connection: Connection; reconnect: () => void; leave: () => Promise<void> } {
  const { channel } = useClassroom()
  return { connection: useChannel((state) => state.connection), reconnect: channel.reconnect, leave: channel.leave }
}
