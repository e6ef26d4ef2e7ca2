import { Button } from '@hwjy/ui'
import { PRIZE_UNDO_MS } from '../../../core/room/tool-types.ts'
import { useNow } from '../../hooks/use-class-clock.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { Reason } from '../../shared/reason.tsx'
import { PRIZE_PICTURES } from '../prize-pictures.ts'
import * as css from '../tool-card.css.ts'
import { useNames } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'

/** The prize given last, with the press that takes it back for ten seconds. [R25] */
export function RecentPrize({ className }: { className?: string }) {
  const t = useToolWords()
  const now = useNow()
  const namesOf = useNames()
  const command = useCommand()
  const recent = useRoom((room) => room.tools.recentPrizes.at(-1))
  if (!recent || now > recent.at + PRIZE_UNDO_MS) return null
  return (
    <div className={className}>
      <div className={css.row}>
        <span className={css.wide}>
          {t('given', { names: namesOf(recent.userIds), prize: PRIZE_PICTURES[recent.prize] })}
        </span>
        <Button size="sm" onClick={() => void command.attempt({ type: 'revokePrize', prizeId: recent.id })}>
          {t('undo')}
        </Button>
      </div>
      <Reason>{command.refusal}</Reason>
    </div>
  )
}
