import type { AnswerMark, WorkQuestion } from '@hwjy/sdk'
import { Banner, Button, HanziText, latePart, Skeleton } from '@hwjy/ui'
import { Clock, MicOff } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PinyinSwitch } from '../../../shared/hanzi/with-pinyin.tsx'
import type { ChoicesHandle } from '../../../shared/questions/answer-choices.tsx'
import { AttachmentList } from '../../../shared/questions/attachment-list.tsx'
import { QuestionView } from '../../../shared/questions/question-view.tsx'
import type { Entry } from './answer-book.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import type { OpenBook } from './create-answer-book.ts'
import type { AskedTake } from './take-answer.tsx'
import * as css from './examination.css.ts'
import { PhotoAnswer } from './photo-answer.tsx'

/** Fetched with the first homework that is read aloud, so that it is here when the line is not. */
export const TakeAnswer = latePart(() => import('./take-answer.tsx').then((part) => part.default), { retryMs: 3_000 })

/** Hears the tones of a take: fetched when it is asked for. */
const ToneHelp = latePart(() => import('../tones/tone-help.tsx').then((part) => part.default), { retryMs: 3_000 })

export interface QuestionPaneProps {
  homeworkId: string
  question: WorkQuestion
  /** What the teacher said to the answer before. */
  said: AnswerMark | null
  entry: Entry
  /** Null where nothing can be changed: another tab writes, or it is over. */
  book: OpenBook | null
  /** Told what the key of the recorder does. */
  onRecordKey: (press: (() => void) | null) => void
  /** Gets the options, for the keys of the page. */
  choices: Ref<ChoicesHandle>
}

/** One question with its answer, and what the teacher said of the answer before. */
export function QuestionPane({ homeworkId, question, said, entry, book, onRecordKey, choices }: QuestionPaneProps) {
  const { t } = useTranslation('studentHomework')
  const { no, fullScore, answerModes } = question
  const isSpoken = answerModes.includes('audio')
  const [tones, setTones] = useState<AskedTake | null>(null)
  return (
    <div className={css.pane}>
      {entry.theirs !== undefined && book && (
        <ConflictChoice mine={entry} theirs={entry.theirs} onChoose={(which) => book.choose(no, which)} />
      )}
      {said !== null && (
        <Banner title={t('work.old')}>
          {said.score !== null && <p>{t('work.oldMark', { score: said.score, full: fullScore })}</p>}
          {said.comment !== '' && (
            <p>
              <HanziText text={said.comment} />
            </p>
          )}
          <AttachmentList label={t('work.old')} attachments={[...said.markedImages, ...said.commentAudio]} />
        </Banner>
      )}
      <PinyinSwitch />
      <QuestionView
        key={no}
        question={question}
        answer={entry}
        onAnswerChange={book ? ({ keys, text }) => book.change(no, { keys, text }) : undefined}
        choices={choices}
        photos={<PhotoAnswer no={no} images={entry.images} book={book} />}
        recorder={
          <TakeAnswer
            reason={isSpoken ? no : null}
            props={{ homeworkId, no, audio: entry.audio, book, onRecordKey, onTones: setTones }}
            waiting={<Skeleton height="3rem" />}
          />
        }
        // How it is saved, and why nothing can be changed, is said once for all questions.
        foot={null}
      />
      <ToneHelp
        reason={tones?.file.id ?? null}
        props={
          tones && {
            question,
            take: tones.file,
            name: t('take.one', { no: tones.no }),
            onClose() {
              setTones(null)
              tones.opener.focus()
            },
          }
        }
        waiting={<Skeleton height="6rem" />}
      />
      {book && (
        <div className={css.laterRow}>
          <Button tone="quiet" aria-pressed={entry.isLater} onClick={() => book.setLater(no, !entry.isLater)}>
            {isSpoken && !entry.isLater ? <MicOff aria-hidden size={18} /> : <Clock aria-hidden size={18} />}
            {t(entry.isLater ? 'work.laterOn' : isSpoken ? 'work.cannotSpeak' : 'work.later')}
          </Button>
        </div>
      )}
    </div>
  )
}
