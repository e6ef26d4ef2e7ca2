import { type Difficulty, type Question, type QuestionScope, type QuestionType, useListQuestions } from '@hwjy/sdk'
import { listQuestionsQueryKeywordMax } from '@hwjy/sdk/limits'
import { Button, Checkbox, Drawer, EmptyState, Field, HanziText, Pagination, Select, TextInput } from '@hwjy/ui'
import { Check, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoList } from '../list-page/no-list.tsx'
import * as css from './bank-drawer.css.ts'
import { acceptedLine, titleWithGaps } from './typed-draft.ts'

const PAGE_SIZE = 10
/** Long enough that a word is typed to its end. */
const SETTLE_MS = 300
const ALL = 'all'
/** What homework asks. */
const homeworkTypes = ['singleChoice', 'multipleChoice', 'readAloud', 'subjective'] as const satisfies QuestionType[]
const difficulties = ['easy', 'normal', 'hard'] as const satisfies Difficulty[]
const scopes = ['all', 'own', 'shared'] as const satisfies QuestionScope[]

export interface BankDrawerProps {
  /** Says how many were put in, and where. */
  description: string
  /** Where only some can be put in; the first is shown first. Left out: those that homework asks, also together. */
  types?: readonly QuestionType[] | undefined
  taken: ReadonlySet<string>
  /** Its chapter can be a filter. */
  lessonId: string | undefined
  /** How many more may be put in. Left out: as many as are wanted. */
  room?: number | undefined
  onAdd: (questions: readonly Question[]) => void
  onRemove: (questionId: string) => void
  onClose: () => void
}

/**
 * The question bank beside a list: several are picked and put in together, or one at a press, which takes it out again.
 * Its words are those of `homeworkForm` and `questions`.
 */
export function BankDrawer({ description, types, taken, lessonId = '', room = Infinity, ...props }: BankDrawerProps) {
  const { onAdd, onRemove, onClose } = props
  const { t } = useTranslation(['homeworkForm', 'questions'])
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState({
    keyword: '',
    scope: 'all',
    type: types?.[0] ?? ALL,
    difficulty: ALL,
    isOfLesson: false,
    page: 1,
  })
  // Picked ones are kept while the page and the filters change.
  const [chosen, setChosen] = useState<ReadonlyMap<string, Question>>(new Map())
  const picked = [...chosen.values()].filter(({ questionId }) => !taken.has(questionId))
  function pick(question: Question, isPicked: boolean) {
    const next = new Map(chosen)
    if (isPicked) next.set(question.questionId, question)
    else next.delete(question.questionId)
    setChosen(next)
  }
  const set = (part: Partial<typeof filter>) => setFilter((now) => ({ ...now, page: 1, ...part }))
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === filter.keyword) return undefined
    const timer = setTimeout(() => set({ keyword: wanted }), SETTLE_MS)
    return () => clearTimeout(timer)
  })
  const bank = useListQuestions({
    scope: filter.scope as QuestionScope,
    current: filter.page,
    size: PAGE_SIZE,
    ...(filter.keyword !== '' && { keyword: filter.keyword }),
    ...(filter.type === ALL ? { askedIn: 'homework' as const } : { type: filter.type as QuestionType }),
    ...(filter.difficulty !== ALL && { difficulty: filter.difficulty as Difficulty }),
    ...(filter.isOfLesson && lessonId !== '' && { lessonId }),
  })
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('bank.title')}
      description={description}
      className={css.drawer}
      footer={
        <>
          <Button tone={picked.length > 0 ? 'neutral' : 'primary'} onClick={onClose}>
            {t('bank.done')}
          </Button>
          {picked.length > 0 && (
            <Button
              tone="primary"
              disabled={picked.length > room}
              onClick={() => {
                onAdd(picked)
                setChosen(new Map())
              }}
            >
              {t('bank.addPicked', { count: picked.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={css.panel}>
        <Field label={t('bank.search')} isLabelHidden>
          <TextInput
            type="search"
            placeholder={t('bank.search')}
            maxLength={listQuestionsQueryKeywordMax}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <div className={css.filters}>
          <Select
            className={css.choice}
            aria-label={t('bank.scope')}
            value={filter.scope}
            onValueChange={(scope) => set({ scope })}
            options={scopes.map((value) => ({ value, label: t(`bank.scopes.${value}`) }))}
          />
          <Select
            className={css.choice}
            aria-label={t('bank.type')}
            value={filter.type}
            onValueChange={(type) => set({ type })}
            options={[
              ...(types ? [] : [{ value: ALL, label: t('bank.allTypes') }]),
              ...(types ?? homeworkTypes).map((value) => ({ value, label: t(`questions:type.${value}`) })),
            ]}
          />
          <Select
            className={css.choice}
            aria-label={t('bank.difficulty')}
            value={filter.difficulty}
            onValueChange={(difficulty) => set({ difficulty })}
            options={[
              { value: ALL, label: t('bank.allDifficulties') },
              ...difficulties.map((value) => ({ value, label: t(`bank.difficulties.${value}`) })),
            ]}
          />
        </div>
        {types === undefined && <p className={css.muted}>{t('bank.onlyInClass')}</p>}
        {lessonId !== '' && (
          <Checkbox
            label={t('bank.ofLesson')}
            isChecked={filter.isOfLesson}
            onCheckedChange={(isOfLesson) => set({ isOfLesson })}
          />
        )}
        {content()}
      </div>
    </Drawer>
  )

  function content() {
    if (!bank.data) return <NoList query={bank} rows={5} />
    const { records, total, pages } = bank.data
    if (total === 0) {
      const isNarrowed = filter.scope !== ALL || filter.difficulty !== ALL || filter.isOfLesson || filter.type !== ALL
      const why = filter.keyword !== '' ? 'bank.noneText' : isNarrowed ? 'bank.noneFiltered' : 'bank.noneYet'
      return <EmptyState drawing="search" title={t('bank.none')} description={t(why)} />
    }
    return (
      <>
        <ul aria-label={t('bank.title')} className={css.list}>
          {records.map((question) => (
            <BankRow
              key={question.questionId}
              question={question}
              isTaken={taken.has(question.questionId)}
              isPicked={chosen.has(question.questionId)}
              isFull={picked.length >= room}
              onPick={(isPicked) => pick(question, isPicked)}
              onPress={(isTaken) => (isTaken ? onRemove(question.questionId) : onAdd([question]))}
            />
          ))}
        </ul>
        {pages > 1 && (
          <Pagination
            page={filter.page}
            pageSize={PAGE_SIZE}
            total={total}
            onPageChange={(page) => set({ page })}
            isBusy={bank.isPlaceholderData}
          />
        )}
      </>
    )
  }
}

interface BankRowProps {
  question: Question
  isTaken: boolean
  isPicked: boolean
  /** No more can be picked. */
  isFull: boolean
  onPick: (isPicked: boolean) => void
  onPress: (isTaken: boolean) => void
}

function BankRow({ question, isTaken, isPicked, isFull, onPick, onPress }: BankRowProps) {
  const { t } = useTranslation(['homeworkForm', 'questions'])
  const { title, type, difficulty, options, correctKeys, typed, author, isOwn } = question
  const Mark = isTaken ? Check : Plus
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Checkbox
          label={
            <span className={css.title}>
              <HanziText text={titleWithGaps(question)} />
            </span>
          }
          isChecked={isTaken || isPicked}
          disabled={isTaken || (isFull && !isPicked)}
          onCheckedChange={onPick}
        />
        <p className={css.muted}>
          {t(`questions:type.${type}`)} · {t(`bank.difficulties.${difficulty}`)}
          {!isOwn && ` · ${author.name}`}
        </p>
        {options.length > 0 && (
          <p lang="zh-Hans" className={css.muted}>
            {options
              .map(({ key, title: words }) => `${correctKeys.includes(key) ? '✓ ' : ''}${key} ${words}`)
              .join('　')}
          </p>
        )}
        {typed !== null && (
          <p lang="zh-Hans" className={css.muted}>
            ✓ {acceptedLine(typed.accepted)}
          </p>
        )}
      </div>
      <Button
        size="sm"
        aria-pressed={isTaken}
        aria-label={t(isTaken ? 'bank.takeOutOf' : 'bank.putInOf', { title })}
        onClick={() => onPress(isTaken)}
      >
        <Mark aria-hidden size={16} />
        {t(isTaken ? 'bank.isIn' : 'bank.putIn')}
      </Button>
    </li>
  )
}
