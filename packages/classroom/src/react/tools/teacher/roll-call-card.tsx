import { Button, SegmentedControl } from '@hwjy/ui'
import { useState } from 'react'
import { rollCallEndsAt } from '../../../core/room/rules/tool-rules.ts'
import { ROLL_CALL_SECONDS, ROLL_CALLS_MAX, type RollCall } from '../../../core/room/tool-types.ts'
import { useNow } from '../../hooks/use-class-clock.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { useEnrolled } from '../../hooks/use-enrolled.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { CheckIcon } from '../../shared/later-icons.ts'
import { Reason } from '../../shared/reason.tsx'
import { ToolCard } from '../tool-card.tsx'
import * as css from '../tool-card.css.ts'
import { asClock, newToolId, useStudentsHere } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'

export function RollCallStart({ onFold, onClose }: { onFold: () => void; onClose: () => void }) {
  const t = useToolWords()
  const command = useCommand()
  const held = useRoom((room) => room.tools.rollCalls.length)
  const [seconds, setSeconds] = useState('30')
  const start = async () => {
    const rollCall = { type: 'startRollCall', rollCallId: newToolId(), limitSeconds: Number(seconds) } as const
    if (await command.attempt(rollCall)) onClose()
  }
  return (
    <ToolCard
      title={t('rollCall')}
      isMovable
      onFold={onFold}
      onClose={onClose}
      foot={
        <Button tone="primary" isWide isBusy={command.isBusy} onClick={() => void start()}>
          {t('startRollCall')}
        </Button>
      }
    >
      <SegmentedControl
        label={t('time')}
        isWide
        options={ROLL_CALL_SECONDS.map((count) => ({ value: String(count), label: t('seconds', { count }) }))}
        value={seconds}
        onValueChange={setSeconds}
      />
      <p className={css.muted}>{t('rollCallsLeft', { count: Math.max(0, ROLL_CALLS_MAX - held) })}</p>
      <Reason>{command.refusal}</Reason>
    </ToolCard>
  )
}

/** The list fills with ticks; first stand those who are here without an answer, then those who are absent. [R27] */
export function RollCallCard({
  rollCall,
  onFold,
  onClose,
}: {
  rollCall: RollCall
  onFold: () => void
  onClose?: () => void
}) {
  const t = useToolWords()
  const now = useNow()
  const command = useCommand()
  const here = useStudentsHere()
  const participants = useRoom((room) => room.participants)
  const answered = new Set(rollCall.answered.map(({ userId }) => userId))
  const everybody = [...new Set([...rollCall.expected, ...here.map(({ userId }) => userId), ...answered])]
  const hereIds = new Set(here.map(({ userId }) => userId))
  const silent = here.filter(({ userId }) => !answered.has(userId))
  const absent = everybody.filter((userId) => !answered.has(userId) && !hereIds.has(userId))
  // The room knows those who came; of the others the school has the names.
  const hasAbsent = everybody.some((userId) => participants[userId] === undefined)
  const enrolled = useEnrolled(hasAbsent)
  const nameOf = (userId: string) => participants[userId]?.name ?? enrolled.get(userId)?.name
  const named = absent.filter((userId) => nameOf(userId) !== undefined)
  const unnamed = absent.length - named.length
  const isOpen = rollCall.endedAt === null
  const left = Math.max(0, Math.ceil((rollCallEndsAt(rollCall) - now) / 1_000))
  return (
    <ToolCard
      title={t('rollCall')}
      isMovable
      onFold={onFold}
      onClose={isOpen ? undefined : onClose}
      aside={isOpen && <span className={css.clock}>{asClock(left)}</span>}
      foot={
        isOpen && (
          <Button
            tone="primary"
            isWide
            isBusy={command.isBusy}
            aria-keyshortcuts="Shift+E"
            onClick={() => void command.attempt({ type: 'endRollCall', rollCallId: rollCall.id })}
          >
            {t('end')}
          </Button>
        )
      }
    >
      {silent.length > 0 && (
        <div className={css.rows}>
          <p className={css.label}>{t(isOpen ? 'noAnswerYet' : 'noAnswer', { count: silent.length })}</p>
          <ul className={css.names}>
            {silent.map(({ userId, name }) => (
              <li key={userId}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {absent.length > 0 && (
        <div className={css.rows}>
          <p className={css.label}>{t('absent', { count: absent.length })}</p>
          <ul className={css.names}>
            {named.map((userId) => (
              <li key={userId}>{nameOf(userId)}</li>
            ))}
            {unnamed > 0 && <li className={css.muted}>{t('withoutName', { count: unnamed })}</li>}
          </ul>
        </div>
      )}
      <div className={css.rows}>
        <p className={css.label}>{t('present', { count: answered.size })}</p>
        <ul className={css.names}>
          {rollCall.answered.map(({ userId }) => (
            <li key={userId} className={css.ticked}>
              <CheckIcon size={14} aria-hidden /> {nameOf(userId)}
            </li>
          ))}
        </ul>
      </div>
      <Reason>{command.refusal}</Reason>
    </ToolCard>
  )
}
