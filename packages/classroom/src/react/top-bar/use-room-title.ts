import { useClassroom } from '../hooks/classroom-context.ts'
import { useRoom } from '../hooks/use-room.ts'

/** The lesson's name in the reader's language with the room's own after it, or the room's own alone. */
export function useRoomTitle(): string {
  const { title } = useClassroom()
  const own = useRoom((room) => room.settings?.title ?? '')
  return title === null || title === own ? own : [title, own].filter((name) => name !== '').join(' · ')
}
