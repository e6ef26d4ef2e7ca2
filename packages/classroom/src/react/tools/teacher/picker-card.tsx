import { Button, Checkbox, SegmentedControl } from '@hwjy/ui'
import { useState } from 'react'
import { PICK_SHOWN_MS } from '../../../core/room/tool-types.ts'
import { useNow } from '../../hooks/use-class-clock.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { Reason } from '../../shared/reason.tsx'
import { ToolCard } from '../tool-card.tsx'
import * as css from '../tool-card.css.ts'
import { useNames, useStudentsHere } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'

const COUNTS = ['1', '2', '3', '4', '5', '6'] as const

/** Chooses the people and the number of a draw; then a prize, the stage, or once more. [R24] */
export function PickerCard({
  onFold,
  onClose,
  onPrize,
}: {
  onFold: () => void
  onClose: () => void
  onPrize: (userIds: readonly string[]) => void
}) {
  const t = useToolWords()
  const now = useNow()
  const namesOf = useNames()
  const command = useCommand()
  const students = useStudentsHere()
  const { lastPick, picked } = useRoom(({ tools }) => ({ lastPick: tools.lastPick, picked: tools.picked }))
  const [count, setCount] = useState<string>('1')
  const [leaveOutPicked, setLeaveOutPicked] = useState(true)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const pool = students.filter(({ userId }) => !leftOut.includes(userId)).map(({ userId }) => userId)
  const among = leaveOutPicked ? pool.filter((userId) => !picked.includes(userId)) : pool
  const isShown = lastPick !== null && now >= lastPick.at + PICK_SHOWN_MS
  const isDrawing = lastPick !== null && !isShown
  const chosen = isShown ? lastPick.chosen : []
  // Everyone in the draw was picked before: the next step is a new round.
  const isRoundOver = !isDrawing && pool.length > 0 && among.length === 0
  const [only] = chosen
  return (
    <ToolCard
      title={t('picker')}
      isMovable
      onFold={onFold}
      onClose={onClose}
      foot={
        <Button
          tone="primary"
          isWide
          isBusy={command.isBusy || isDrawing}
          disabled={pool.length === 0}
          onClick={() =>
            void command.attempt(
              isRoundOver ? { type: 'clearPicks' } : { type: 'pick', count: Number(count), pool, leaveOutPicked },
            )
          }
        >
          {t(isRoundOver ? 'newRound' : 'draw')}
        </Button>
      }
    >
      {chosen.length > 0 && (
        <div className={css.rows}>
          <p className={css.strong}>{t('chosen', { names: namesOf(chosen) })}</p>
          <div className={css.row}>
            <Button size="sm" onClick={() => onPrize(chosen)}>
              {t('givePrize')}
            </Button>
            {chosen.length === 1 && only !== undefined && (
              <Button size="sm" onClick={() => void command.attempt({ type: 'invite', userId: only, to: 'stage' })}>
                {t('toStage')}
              </Button>
            )}
          </div>
        </div>
      )}
      <div className={css.rows}>
        <p className={css.label}>{t('pickCount')}</p>
        <SegmentedControl
          label={t('pickCount')}
          isWide
          options={COUNTS.map((value) => ({ value, label: value }))}
          value={count}
          onValueChange={setCount}
        />
      </div>
      <Checkbox label={t('leaveOutPicked')} isChecked={leaveOutPicked} onCheckedChange={setLeaveOutPicked} />
      {picked.length > 0 && !isRoundOver && (
        <span>
          <Button size="sm" tone="quiet" onClick={() => void command.attempt({ type: 'clearPicks' })}>
            {t('newRound')}
          </Button>
        </span>
      )}
      <fieldset className={css.plain}>
        <legend className={css.label}>{t('inTheDraw', { count: among.length })}</legend>
        <div className={css.people}>
          {students.map(({ userId, name }) => (
            <Checkbox
              key={userId}
              label={name}
              isChecked={!leftOut.includes(userId)}
              onCheckedChange={(isIn) =>
                setLeftOut(isIn ? leftOut.filter((one) => one !== userId) : [...leftOut, userId])
              }
            />
          ))}
        </div>
      </fieldset>
      <output className={css.muted}>{words()}</output>
      <Reason>{command.refusal}</Reason>
    </ToolCard>
  )

  /** What the draw will do where it is not a choice among several. */
  function words(): string {
    const [first] = among
    if (isDrawing) return t('drawing')
    if (students.length === 0) return t('nobodyHere')
    if (pool.length === 0) return t('chooseSome')
    if (first === undefined) return t('everyonePicked')
    if (among.length === 1) return t('drawsOne', { name: namesOf([first]) })
    return among.length <= Number(count) ? t('drawsAll', { count: among.length }) : ''
  }
}
