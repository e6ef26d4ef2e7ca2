import type { Practice } from '../../../core/room/practice-types.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useChannel } from '../../hooks/use-room.ts'
import { Reason } from '../../shared/reason.tsx'
import { BuzzerList } from '../answers/buzzer-list.tsx'
import * as css from '../answers/buzzer-list.css.ts'
import { ToolCard } from '../tool-card.tsx'
import * as card from '../tool-card.css.ts'
import type { LateAnswers } from '../use-late-answers.ts'
import { useCountdown } from '../use-countdown.ts'
import { useToolKeys } from '../use-tool-keys.ts'
import { useToolWords } from '../use-tool-words.ts'

/** One button over the whole width, dead until it opens for all at the same moment; then one's own place. [R23] */
export function BuzzerPress({ practice, late, onFold }: { practice: Practice; late: LateAnswers; onFold: () => void }) {
  const t = useToolWords()
  const { channel } = useClassroom()
  const me = useChannel((state) => state.me?.userId)
  const { id: practiceId, status, answers, ranks = [], opensAt, openedAt } = practice
  const secondsLeft = useCountdown(opensAt ?? openedAt)
  const isOnItsWay = useChannel(({ pending }) =>
    pending.some(({ command }) => command.type === 'answerPractice' && command.practiceId === practiceId),
  )
  const isPressed = isOnItsWay || answers.some(({ userId }) => userId === me)
  const mine = ranks.find(({ userId }) => userId === me)
  const isDead = status !== 'open' || secondsLeft > 0 || isPressed
  const press = () => {
    if (isDead) return
    const pressedAt = Date.now() + channel.getState().clockOffsetMs
    late.send({ type: 'answerPractice', practiceId, keys: [], pressedAt })
  }
  useToolKeys((key) => {
    if (key !== ' ') return false
    press()
    return true
  })
  return (
    <ToolCard title={t('buzzer')} onFold={onFold}>
      {status === 'open' && (
        <button
          type="button"
          className={css.press}
          aria-disabled={isDead || undefined}
          aria-keyshortcuts="Space"
          // Not the click: it comes when the finger leaves.
          onPointerDown={press}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') press()
          }}
        >
          {secondsLeft > 0 ? secondsLeft : t(isPressed ? 'hasPressed' : 'press')}
        </button>
      )}
      <output className={card.strong}>{words()}</output>
      <BuzzerList ranks={ranks} />
      <Reason>{late.reason}</Reason>
    </ToolCard>
  )

  function words(): string {
    if (mine) return mine.rank === 1 ? t('youAreFirst') : t('yourPlace', { rank: mine.rank })
    if (isPressed) return t('pressed')
    if (status !== 'open') return t('resultMissed')
    return secondsLeft > 0 ? t('getReady') : ''
  }
}
