import { Button, Drawer, SegmentedControl, Spinner } from '@hwjy/ui'
import { useState } from 'react'
import { PRACTICE_QUESTIONS_MAX } from '../../core/room/practice-types.ts'
import type { RefusalCode } from '../../core/room/room-types.ts'
import { type BankPracticeKind, bankPracticeKind, type QuestionBank } from '../../ports/question-bank.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { Reason } from '../shared/reason.tsx'
import { EndFirst } from '../tools/teacher/end-first.tsx'
import { OpenPracticeNote } from '../tools/teacher/open-practice.tsx'
import { BankSearch } from './bank-search.tsx'
import { ChosenList } from './chosen-list.tsx'
import * as css from './question-drawer.css.ts'
import { useQuestionsWords } from './questions-words.ts'
import { usePrepared } from './use-prepared.ts'

const KINDS = ['questions', 'fillIn', 'dictation'] as const satisfies readonly BankPracticeKind[]
const ASK = { questions: 'ask', fillIn: 'askFillIn', dictation: 'askDictation' } as const
const LIMITS = ['0', '3', '5', '10'] as const
type Trouble = RefusalCode | 'keepFailed' | 'askFailed'

/** The teacher chooses questions of the bank, puts them in order and asks the class. [R26] */
export function QuestionDrawer({ bank, onClose }: { bank: QuestionBank; onClose: () => void }) {
  const t = useQuestionsWords()
  const say = useTranslate()
  const prepared = usePrepared(bank)
  const { chosen, setChosen } = prepared
  const [view, setView] = useState<'chosen' | 'bank'>('chosen')
  const [limit, setLimit] = useState<(typeof LIMITS)[number]>('0')
  const [work, setWork] = useState<BankPracticeKind | 'keeping' | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const ids = chosen.map(({ questionId }) => questionId)

  const idsOf = (kind: BankPracticeKind) =>
    chosen.flatMap(({ questionId, type }) => (bankPracticeKind(type) === kind ? [questionId] : []))
  // A practice asks questions of one kind, so each kind that was chosen has its button.
  const kinds = KINDS.filter((kind) => idsOf(kind).length > 0)

  const attempt = async (what: BankPracticeKind | 'keeping', act: () => Promise<void>) => {
    setWork(what)
    setTrouble(null)
    try {
      await act()
      return true
    } catch (error) {
      setTrouble(error instanceof RoomRefusal ? error.code : what === 'keeping' ? 'keepFailed' : 'askFailed')
      return false
    } finally {
      setWork(null)
    }
  }
  const ask = async (kind: BankPracticeKind) => {
    if (await attempt(kind, () => bank.ask(kind, idsOf(kind), Number(limit) * 60))) onClose()
  }
  const keep = async () => {
    await attempt('keeping', prepared.keep)
  }
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      footer={
        <div className={css.foot}>
          <SegmentedControl
            label={t('time')}
            isWide
            value={limit}
            onValueChange={setLimit}
            options={LIMITS.map((minutes) => ({
              value: minutes,
              label: minutes === '0' ? t('noLimit') : t('minutes', { count: Number(minutes) }),
            }))}
          />
          <Reason>
            {trouble === null
              ? null
              : trouble === 'keepFailed' || trouble === 'askFailed'
                ? t(trouble)
                : say(`refusal.${trouble}`)}
          </Reason>
          <EndFirst>
            {(kinds.length === 0 ? (['questions'] as const) : kinds).map((kind, i) => (
              <Button
                key={kind}
                tone={i === 0 ? 'primary' : 'neutral'}
                isWide
                isBusy={work === kind}
                disabled={ids.length === 0 || (work !== null && work !== kind)}
                onClick={() => void ask(kind)}
              >
                {ids.length === 0 ? t('askNone') : t(ASK[kind], { count: idsOf(kind).length })}
              </Button>
            ))}
          </EndFirst>
        </div>
      }
    >
      <div className={css.rows}>
        <OpenPracticeNote />
        <SegmentedControl
          label={t('view')}
          isWide
          value={view}
          onValueChange={setView}
          options={[
            { value: 'chosen', label: t('forLesson', { count: ids.length }) },
            { value: 'bank', label: t('bank') },
          ]}
        />
        {view === 'bank' && (
          <BankSearch
            bank={bank}
            chosenIds={new Set(ids)}
            isFull={ids.length >= PRACTICE_QUESTIONS_MAX}
            onAdd={(question) => setChosen([...chosen, question])}
            onRemove={(id) => setChosen(chosen.filter(({ questionId }) => questionId !== id))}
          />
        )}
        {view === 'chosen' && prepared.status === 'loading' && <Spinner label={t('loading')} />}
        {view === 'chosen' && prepared.status === 'failed' && (
          <>
            <p role="alert" className={css.note}>
              {t('failed')}
            </p>
            <Button onClick={prepared.retry}>{t('retry')}</Button>
          </>
        )}
        {view === 'chosen' && prepared.status === 'here' && (
          <>
            {chosen.length === 0 && <p className={css.note}>{t('nothingChosen')}</p>}
            <ChosenList chosen={chosen} onChange={setChosen} />
            {prepared.theirs && (
              <div role="alert" className={css.rows}>
                <p className={css.note}>{t('changedElsewhere', { count: prepared.theirs.questions.length })}</p>
                <Button onClick={prepared.takeTheirs}>{t('takeTheirs')}</Button>
              </div>
            )}
            {bank.prepare && !prepared.isKept && (
              <Button isBusy={work === 'keeping'} onClick={() => void keep()}>
                {t(prepared.theirs ? 'keepMine' : 'keep')}
              </Button>
            )}
            <output className={css.note}>{prepared.wasKept && prepared.isKept && t('kept')}</output>
          </>
        )}
      </div>
    </Drawer>
  )
}
