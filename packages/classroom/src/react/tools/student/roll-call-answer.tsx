import { Button } from '@hwjy/ui'
import { rollCallEndsAt } from '../../../core/room/rules/tool-rules.ts'
import type { RollCall } from '../../../core/room/tool-types.ts'
import { useNow } from '../../hooks/use-class-clock.ts'
import { useChannel } from '../../hooks/use-room.ts'
import { Reason } from '../../shared/reason.tsx'
import { ToolCard } from '../tool-card.tsx'
import * as css from '../tool-card.css.ts'
import type { LateAnswers } from '../use-late-answers.ts'
import { useToolKeys } from '../use-tool-keys.ts'
import { asClock } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'

/** One large button: I am here. [R27] */
export function RollCallAnswer({
  rollCall,
  late,
  onFold,
}: {
  rollCall: RollCall
  late: LateAnswers
  onFold: () => void
}) {
  const t = useToolWords()
  const now = useNow()
  const me = useChannel((state) => state.me?.userId)
  const isConnected = useChannel(({ connection }) => connection.status === 'connected')
  const isOnItsWay = useChannel(({ pending }) =>
    pending.some(({ command }) => command.type === 'answerRollCall' && command.rollCallId === rollCall.id),
  )
  const isSaid = rollCall.answered.some(({ userId }) => userId === me)
  const left = Math.max(0, Math.ceil((rollCallEndsAt(rollCall) - now) / 1_000))
  const canAnswer = !isSaid && !isOnItsWay && left > 0
  const answer = () => {
    if (canAnswer) late.send({ type: 'answerRollCall', rollCallId: rollCall.id })
  }
  useToolKeys((key) => {
    if (key !== ' ' || !canAnswer) return false
    answer()
    return true
  })
  return (
    <ToolCard title={t('rollCall')} onFold={onFold} aside={<span className={css.clock}>{asClock(left)}</span>}>
      <output className={css.strong}>
        {isSaid ? t('hereSaid') : left === 0 ? t('rollCallMissed') : t('rollCallPrompt')}
      </output>
      {!isSaid && left > 0 && (
        <Button tone="primary" size="lg" isWide isBusy={isOnItsWay} aria-keyshortcuts="Space" onClick={answer}>
          {t('here')}
        </Button>
      )}
      {isOnItsWay && !isConnected && <p className={css.muted}>{t('waitingForNetwork')}</p>}
      <Reason>{late.reason}</Reason>
    </ToolCard>
  )
}
