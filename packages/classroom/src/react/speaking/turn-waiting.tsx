import { Button } from '@hwjy/ui'
import type { UserId } from '../../core/room/ids.ts'
import { formatMinutes, useNow } from '../hooks/use-class-clock.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { speakingWords } from './speaking-words.ts'
import * as css from './turn-waiting.css.ts'

export interface TurnWaitingProps {
  userId: UserId
  name: string
  /** Null for those who may only look. */
  command: CommandState | null
}

/** A student who was called and has not spoken yet: since when, and the teacher's second call. [R48] */
export function TurnWaiting({ userId, name, command }: TurnWaitingProps) {
  const t = useWords(speakingWords)
  const address = usePersonAddress()
  const turn = useRoom((room) => room.participants[userId]?.turn)
  const now = useNow()
  if (!turn) return null
  return (
    <span className={css.waiting}>
      <span className={css.time}>{t('turn.waiting', { time: formatMinutes(now - turn.at) })}</span>
      {command && (
        <Button
          size="sm"
          tone="quiet"
          aria-label={t('turn.callAgainOf', { name: address(name) })}
          onClick={() => void command.attempt({ type: 'askUnmute', userIds: [userId] })}
        >
          {t('turn.callAgain')}
        </Button>
      )}
    </span>
  )
}
