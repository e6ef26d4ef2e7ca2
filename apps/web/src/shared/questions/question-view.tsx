import type { Answer, AnswerKey, AnswerMark, ChoiceKey } from '@hwjy/sdk'
import { AnswerTextMax } from '@hwjy/sdk/limits'
import { AudioPlayer, Field, HanziText, Textarea } from '@hwjy/ui'
import { type ReactNode, type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { momentInDay } from '../time/lesson-time.ts'
import { useServerNow } from '../time/server-clock.ts'
import { useViewerZone } from '../time/time-zone.ts'
import { AnswerChoices, type ChoicesHandle } from './answer-choices.tsx'
import { AttachmentList } from './attachment-list.tsx'
import type { QuestionBody } from './question-rules.ts'
import { readingsIn } from './question-ruby.ts'
import { QuestionResult } from './question-result.tsx'
import * as css from './question-view.css.ts'
import { isTyped, titleWithGaps } from './typed-draft.ts'

/** Shows what a student can still change; photos and takes come through the slots. */
export interface AnswerDraft {
  keys: readonly ChoiceKey[]
  text: string
}

/** `savedAt`: epoch ms of the server's answer; nothing else may be called saved. */
export type AnswerSaving = { status: 'untouched' | 'saving' | 'waiting' } | { status: 'saved'; savedAt: number }

export interface QuestionViewProps {
  question: QuestionBody
  answer: AnswerDraft
  /** Left out where nothing can be answered: after the end, and in a preview that only shows. */
  onAnswerChange?: ((answer: AnswerDraft) => void) | undefined
  /** Gets the options, for a page that listens to their keys. */
  choices?: Ref<ChoicesHandle> | undefined
  saving?: AnswerSaving | undefined
  /** Photos and recordings that were handed in, where there are no slots. */
  handedIn?: Pick<Answer, 'images' | 'audio'> | undefined
  /** Taking photos, in the place of those that were handed in. */
  photos?: ReactNode
  /** Recording, in the place of the takes that were handed in. */
  recorder?: ReactNode
  /** Once it is marked. */
  result?: { answerKey: AnswerKey | null; mark: AnswerMark | null } | undefined
  /** The question is shown to this reader; default `student`. A teacher looks at the answer of another person. */
  reader?: 'student' | 'teacher' | undefined
  /** In the place of what stands below the answer: its marks, or how it is saved. */
  foot?: ReactNode
  /** Sets the level of the question's heading; default 2. */
  headingLevel?: 2 | 3 | undefined
}

const noMedia: Pick<Answer, 'images' | 'audio'> = { images: [], audio: [] }

/** One question of any type as a student reads and answers it, and as it comes back with its marks. */
export function QuestionView({
  question,
  answer,
  onAnswerChange,
  choices,
  saving = { status: 'untouched' },
  handedIn = noMedia,
  photos,
  recorder,
  result,
  reader = 'student',
  foot,
  headingLevel = 2,
}: QuestionViewProps) {
  const { t } = useTranslation('questions')
  const titleId = useId()
  const { no, type, title, passage, attachments, options, answerModes, fullScore, ruby } = question
  const Heading = `h${headingLevel}` as const
  const isReadOnly = onAnswerChange === undefined
  const change = (part: Partial<AnswerDraft>) => onAnswerChange?.({ ...answer, ...part })
  return (
    <article aria-labelledby={titleId} className={css.question} data-state={stateOf(isReadOnly, saving, result)}>
      <header className={css.head}>
        <Heading id={titleId} className={css.heading}>
          {t('view.heading', { no, type: t(`type.${type}`) })}
        </Heading>
        {!isTyped(type) && <span className={css.points}>{t('view.points', { count: fullScore })}</span>}
      </header>
      <p className={css.title}>
        <HanziText text={titleWithGaps({ type, title })} readings={readingsIn(ruby, 'title')} />
      </p>
      {passage !== '' && (
        <div className={css.passage}>
          <HanziText
            text={passage}
            size={type === 'readAloud' ? 'lg' : undefined}
            readings={readingsIn(ruby, 'passage')}
          />
        </div>
      )}
      <AttachmentList label={t('view.attachments')} attachments={attachments} areNamed />
      {options.length > 0 && (
        <AnswerChoices
          labelledBy={titleId}
          options={options}
          chosen={answer.keys}
          isSingle={type === 'singleChoice'}
          correctKeys={result?.answerKey?.correctKeys}
          reader={reader}
          ruby={ruby}
          onChange={isReadOnly ? undefined : (keys) => change({ keys })}
          handle={choices}
        />
      )}
      {isTyped(type) && <p className={css.muted}>{t(`view.${type}`)}</p>}
      {answerModes.includes('text') &&
        !isTyped(type) &&
        !(reader === 'teacher' && answer.text === '' && photos !== undefined) && (
          <TextAnswer
            reader={reader}
            text={answer.text}
            onChange={isReadOnly ? undefined : (text) => change({ text })}
          />
        )}
      {answerModes.includes('photo') &&
        (photos ?? <AttachmentList label={t('view.photos')} attachments={handedIn.images} />)}
      {answerModes.includes('audio') && (recorder ?? <Takes audio={handedIn.audio} />)}
      {foot !== undefined ? (
        foot
      ) : result ? (
        <QuestionResult {...result} fullScore={fullScore} />
      ) : (
        <Saving saving={saving} isReadOnly={isReadOnly} />
      )}
    </article>
  )
}

function stateOf(isReadOnly: boolean, saving: AnswerSaving, result: QuestionViewProps['result']) {
  if (result) return 'marked'
  return isReadOnly ? 'read-only' : saving.status
}

/** A limit is said only near it. */
const LIMIT_SHOWN_FROM = 0.9 * AnswerTextMax

interface TextAnswerProps {
  reader: 'student' | 'teacher'
  text: string
  onChange: ((text: string) => void) | undefined
}

function TextAnswer({ reader, text, onChange }: TextAnswerProps) {
  const { t } = useTranslation('questions')
  const count = [...text].filter((character) => /\p{Script=Han}/u.test(character)).length
  // Two numbers that count differently look like a mistake: hanzi are what a task asks for, until the room runs out.
  const isNearlyFull = text.length > LIMIT_SHOWN_FROM
  if (!onChange) {
    return (
      <div className={css.said}>
        <p className={css.label}>{t(reader === 'teacher' ? 'view.theirText' : 'view.yourText')}</p>
        <div className={css.passage}>
          {text === '' ? <span className={css.muted}>{t('view.noAnswer')}</span> : <HanziText text={text} />}
        </div>
      </div>
    )
  }
  return (
    <Field label={t('view.yourText')} help={isNearlyFull ? undefined : t('view.hanzi', { count })}>
      <Textarea
        rows={5}
        maxCount={isNearlyFull ? AnswerTextMax : undefined}
        value={text}
        lang="zh-Hans"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function Takes({ audio }: Pick<Answer, 'audio'>) {
  const { t } = useTranslation('questions')
  if (audio.length === 0) return <p className={css.muted}>{t('view.noAnswer')}</p>
  return (
    <ul aria-label={t('view.takes')} className={css.list}>
      {audio.map(({ resourceId, resourceUrl }, place) => (
        <li key={resourceId}>
          <AudioPlayer src={resourceUrl} label={t('view.take', { no: place + 1 })} />
        </li>
      ))}
    </ul>
  )
}

/** Says "saved" only of what the server answered. */
function Saving({ saving, isReadOnly }: { saving: AnswerSaving; isReadOnly: boolean }) {
  const { t, i18n } = useTranslation('questions')
  const zone = useViewerZone()
  const now = useServerNow()
  const words = {
    untouched: () => '',
    saving: () => t('saving.saving'),
    waiting: () => t('saving.waiting'),
    saved: () =>
      saving.status === 'saved'
        ? t('saving.saved', { time: momentInDay(new Date(saving.savedAt), now, i18n.language, zone) })
        : '',
  }
  return (
    <p aria-live="polite" className={css.saving}>
      {isReadOnly && saving.status === 'untouched' ? t('result.readOnly') : words[saving.status]()}
    </p>
  )
}
