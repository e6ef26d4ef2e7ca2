import { Button, Checkbox, SegmentedControl, TextInput } from '@hwjy/ui'
import { useState } from 'react'
import { PRIZE_KINDS, PRIZE_REASON_LENGTH, type PrizeKind } from '../../../core/room/practice-types.ts'
import { PRIZE_REASONS } from '../../../core/room/prize-reasons.ts'
import { prizesOf, prizeTotal } from '../../../core/room/rules/prize-counts.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { useRoom } from '../../hooks/use-room.ts'
import { Reason } from '../../shared/reason.tsx'
import { PRIZE_PICTURES } from '../prize-pictures.ts'
import { ToolCard } from '../tool-card.tsx'
import * as css from '../tool-card.css.ts'
import { useStudentsHere } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'
import { PrizeRanking } from './prize-ranking.tsx'
import { RecentPrize } from './recent-prize.tsx'

/** A prize for one student or several, with a reason; ten seconds to take it back. [R25] */
export function PrizeCard({
  first,
  onFold,
  onClose,
}: {
  /** Who is ticked when it opens: the picked ones, for example. */
  first: readonly string[]
  onFold: () => void
  onClose: () => void
}) {
  const t = useToolWords()
  const { language } = useClassroom()
  const command = useCommand()
  const students = useStudentsHere()
  const room = useRoom(({ prizes }) => ({ prizes }))
  const [kind, setKind] = useState<PrizeKind>('star')
  const [userIds, setUserIds] = useState(first)
  const [reason, setReason] = useState('')
  const ticked = userIds.filter((userId) => students.some((student) => student.userId === userId))
  const countOf = (userId: string) => prizeTotal(prizesOf(room, userId))
  const isEverybody = students.length > 0 && ticked.length === students.length
  const give = async () => {
    if (await command.attempt({ type: 'awardPrize', userIds: ticked, prize: kind, count: 1, reason })) setUserIds([])
  }
  return (
    <ToolCard
      title={t('prize')}
      isMovable
      onFold={onFold}
      onClose={onClose}
      foot={
        <Button tone="primary" isWide isBusy={command.isBusy} onClick={() => void give()}>
          {t('give')}
        </Button>
      }
    >
      <RecentPrize />
      <SegmentedControl
        label={t('prize')}
        isWide
        options={PRIZE_KINDS.map((value) => ({ value, label: `${PRIZE_PICTURES[value]} ${t(value)}` }))}
        value={kind}
        onValueChange={setKind}
      />
      <fieldset className={css.plain}>
        <legend className={css.label}>{t('forWhom')}</legend>
        <Checkbox
          label={t('everyone')}
          isChecked={isEverybody}
          onCheckedChange={(isAll) => setUserIds(isAll ? students.map(({ userId }) => userId) : [])}
        />
        <div className={css.people}>
          {students.map(({ userId, name }) => (
            <Checkbox
              key={userId}
              label={countOf(userId) > 0 ? `${name} · ${countOf(userId)}` : name}
              isChecked={ticked.includes(userId)}
              onCheckedChange={(isTicked) =>
                setUserIds(isTicked ? [...ticked, userId] : ticked.filter((one) => one !== userId))
              }
            />
          ))}
        </div>
      </fieldset>
      <div className={css.rows}>
        <p className={css.label}>{t('reason')}</p>
        <div className={css.row}>
          {Object.values(PRIZE_REASONS).map(({ [language]: text }) => (
            <Button
              key={text}
              size="sm"
              aria-pressed={reason === text}
              tone={reason === text ? 'primary' : 'neutral'}
              onClick={() => setReason(reason === text ? '' : text)}
            >
              {text}
            </Button>
          ))}
        </div>
        <TextInput
          aria-label={t('reasonOwn')}
          placeholder={t('reasonOwn')}
          maxLength={PRIZE_REASON_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <PrizeRanking />
      <Reason>{command.refusal}</Reason>
    </ToolCard>
  )
}
