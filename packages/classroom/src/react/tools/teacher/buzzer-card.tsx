import { Button } from '@hwjy/ui'
import type { Practice } from '../../../core/room/practice-types.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { Reason } from '../../shared/reason.tsx'
import { AuditTable } from '../answers/buzzer-list.tsx'
import { BuzzerList } from '../answers/buzzer-list.tsx'
import { ToolCard } from '../tool-card.tsx'
import * as css from '../tool-card.css.ts'
import { useCountdown } from '../use-countdown.ts'
import { type UsedToolProps, useTimeOfDay } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'
import { StartCard } from './start-card.tsx'

export function BuzzerStart({ onFold, onClose, onInstead, result }: UsedToolProps) {
  const t = useToolWords()
  const timeOf = useTimeOfDay()
  const isUsed = useRoom((room) => room.usedTools.includes('buzzer'))
  const usedAt = useRoom((room) => room.tools.usedAt.buzzer)
  return (
    <StartCard
      title={t('buzzer')}
      start={isUsed ? null : t('startBuzzer')}
      command={() => ({ type: 'startPractice', kind: 'buzzer', title: '', limitSeconds: 0, questions: [] })}
      onFold={onFold}
      onClose={onClose}
    >
      {isUsed && usedAt !== undefined && <p className={css.strong}>{t('usedAt', { time: timeOf(usedAt) })}</p>}
      {isUsed && result && (
        <>
          <BuzzerList ranks={result.ranks ?? []} />
          <AuditTable practice={result} />
        </>
      )}
      <p className={css.muted}>{t(isUsed ? 'buzzerUsed' : 'buzzerHint')}</p>
      {isUsed && <Button onClick={() => onInstead('picker')}>{t('picker')}</Button>}
    </StartCard>
  )
}

/** Shows the first, ties side by side; then the word for the first, and how each press was found. [R23] */
export function BuzzerCard({ practice, onFold }: { practice: Practice; onFold: () => void }) {
  const t = useToolWords()
  const command = useCommand()
  const { id: practiceId, status, ranks = [], answers } = practice
  const first = ranks.find(({ rank }) => rank === 1)
  const secondsLeft = useCountdown(practice.opensAt ?? practice.openedAt)
  const isLead = secondsLeft > 0
  const isOpen = status === 'open'
  return (
    <ToolCard
      title={t('buzzer')}
      isMovable
      onFold={onFold}
      foot={
        <>
          {first && (
            <>
              <Button
                className={css.wide}
                onClick={() => void command.attempt({ type: 'invite', userId: first.userId, to: 'speak' })}
              >
                {t('giveWord')}
              </Button>
              <Button
                className={css.wide}
                onClick={() => void command.attempt({ type: 'invite', userId: first.userId, to: 'stage' })}
              >
                {t('toStage')}
              </Button>
            </>
          )}
          <Button
            tone="primary"
            className={css.wide}
            isBusy={command.isBusy}
            onClick={() => void command.attempt({ type: isOpen ? 'endPractice' : 'closePractice', practiceId })}
          >
            {t(isOpen ? 'end' : 'putAway')}
          </Button>
        </>
      }
    >
      {isLead && (
        <>
          <p className={css.strong}>{t('getReady')}</p>
          <p className={css.big} role="timer">
            {secondsLeft}
          </p>
        </>
      )}
      {!isLead && ranks.length === 0 && (
        <p className={css.muted}>{t(answers.length > 0 ? 'buzzerSettling' : 'buzzerNobody')}</p>
      )}
      <BuzzerList ranks={ranks} />
      <AuditTable practice={practice} />
      <Reason>{command.refusal}</Reason>
    </ToolCard>
  )
}
