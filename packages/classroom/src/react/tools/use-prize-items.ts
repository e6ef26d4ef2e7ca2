import type { MenuItem } from '@hwjy/ui'
import type { UserId } from '../../core/room/ids.ts'
import { PRIZE_KINDS } from '../../core/room/practice-types.ts'
import type { RoomCommand } from '../../core/room/room-types.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { PRIZE_PICTURES } from './prize-pictures.ts'
import { useToolWords } from './use-tool-words.ts'

const GIVE = { star: 'giveStar', flower: 'giveFlower', trophy: 'giveTrophy' } as const

/** Gives a student one of three prizes from the menu of a tile or a row; none where the room would refuse it. [R25] */
export function usePrizeItems(userId: UserId, attempt: CommandState['attempt']): MenuItem[] {
  const t = useToolWords()
  const { channel } = useClassroom()
  return PRIZE_KINDS.flatMap((prize) => {
    const award: RoomCommand = { type: 'awardPrize', userIds: [userId], prize, count: 1, reason: '' }
    if (channel.denialOf(award) !== null) return []
    return [{ label: `${PRIZE_PICTURES[prize]} ${t(GIVE[prize])}`, onSelect: () => void attempt(award) }]
  })
}
