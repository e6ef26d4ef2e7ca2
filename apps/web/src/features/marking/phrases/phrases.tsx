import {
  type MarkingPhrase,
  type QuestionType,
  useDeleteMarkingPhrase,
  useListMarkingPhrases,
  useSaveMarkingPhrase,
} from '@hwjy/sdk'
import { MarkingPhraseTextMax } from '@hwjy/sdk/limits'
import { Button, Dialog, EmptyState, IconButton, TextInput } from '@hwjy/ui'
import { BookmarkPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import * as css from '../marking.css.ts'
import { matchingPhrases } from './matching-phrases.ts'

const SHOWN = 3

interface PhraseChipsProps {
  type: QuestionType
  /** Shows what is written so far: phrases that go on with its last words come first. */
  comment: string
  onChoose: (phrase: MarkingPhrase) => void
}

/** The phrases that fit best, and the way to keep what was just written as one. */
export function PhraseChips({ type, comment, onChoose }: PhraseChipsProps) {
  const { t } = useTranslation('marking')
  const { data: phrases = [] } = useListMarkingPhrases({})
  const { mutateAsync: save } = useSaveMarkingPhrase(atOnce)
  const { problem, isBusy, run } = useCall()
  const text = comment.trim()
  const canKeep = text !== '' && text.length <= MarkingPhraseTextMax && !phrases.some((phrase) => phrase.text === text)
  return (
    <div className={css.chips}>
      {matchingPhrases(phrases, type, comment)
        .slice(0, SHOWN)
        .map((phrase) => (
          <button key={phrase.phraseId} type="button" className={css.chip} onClick={() => onChoose(phrase)}>
            {phrase.text}
            <Points points={phrase.points} />
          </button>
        ))}
      {canKeep && (
        <IconButton
          size="sm"
          label={t('bank.keep')}
          icon={<BookmarkPlus aria-hidden size={18} />}
          disabled={isBusy}
          onClick={() => void run(() => save({ data: { text, questionType: type } }))}
        />
      )}
      <CallNotice problem={problem} />
    </div>
  )
}

function Points({ points }: Pick<MarkingPhrase, 'points'>) {
  return points === null ? null : <span className={css.chipPoints}>{points > 0 ? `+${points}` : points}</span>
}

interface PhrasesDialogProps {
  type: QuestionType
  onChoose: (phrase: MarkingPhrase) => void
  onClose: () => void
}

/** All phrases, found by a part of their words; Enter takes the first one. */
export function PhrasesDialog({ type, onChoose, onClose }: PhrasesDialogProps) {
  const { t } = useTranslation('marking')
  const [typed, setTyped] = useState('')
  const { data: phrases = [] } = useListMarkingPhrases({})
  const { mutateAsync: remove } = useDeleteMarkingPhrase(atOnce)
  const { problem, isBusy, run } = useCall()
  const found = matchingPhrases(phrases, type, '').filter(({ text }) => text.includes(typed.trim()))
  const choose = (phrase: MarkingPhrase | undefined) => {
    if (!phrase) return
    onChoose(phrase)
    onClose()
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('bank.title')} description={t('bank.text')}>
      <div className={css.bank}>
        <TextInput
          aria-label={t('bank.search')}
          placeholder={t('bank.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            choose(found[0])
          }}
        />
        <CallNotice problem={problem} />
        {found.length === 0 ? (
          <EmptyState drawing="search" title={t('bank.none')} description={t('bank.noneText')} />
        ) : (
          <ul className={css.phrases} aria-label={t('bank.title')}>
            {found.map((phrase) => (
              <li key={phrase.phraseId} className={css.phrase}>
                <button type="button" className={css.phraseText} onClick={() => choose(phrase)}>
                  {phrase.text}
                  <Points points={phrase.points} />
                </button>
                <IconButton
                  size="sm"
                  label={t('bank.remove', { text: phrase.text })}
                  icon={<Trash2 aria-hidden size={16} />}
                  disabled={isBusy}
                  onClick={() => void run(() => remove({ data: { phraseId: phrase.phraseId } }))}
                />
              </li>
            ))}
          </ul>
        )}
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}
