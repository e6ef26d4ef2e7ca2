import type { Answer } from '@hwjy/sdk'
import { Banner, Button, HanziText } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../use-due-text.ts'
import { filesOf, type OwnAnswer } from './answer-book.ts'
import * as css from './examination.css.ts'

export interface ConflictChoiceProps {
  mine: OwnAnswer
  theirs: Answer | null
  onChoose: (which: 'mine' | 'theirs') => void
}

/** Two answers to one question, of two pages: both are shown, and the student says which one counts. */
export function ConflictChoice({ mine, theirs, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('studentHomework')
  const { moment } = useMoments()
  const other: OwnAnswer = {
    keys: theirs?.keys ?? [],
    text: theirs?.text ?? '',
    images: filesOf(theirs?.images ?? []),
    audio: filesOf(theirs?.audio ?? []),
  }
  return (
    <Banner tone="warning" title={t('conflict.title')}>
      <p className={css.conflictText}>{t('conflict.text')}</p>
      <div className={css.conflict}>
        <Side label={t('conflict.mine')} answer={mine} act={t('conflict.keepMine')} onTake={() => onChoose('mine')} />
        <Side
          label={theirs ? t('conflict.theirs', { time: moment(theirs.savedAt) }) : t('conflict.theirsEmpty')}
          answer={other}
          act={t('conflict.takeTheirs')}
          onTake={() => onChoose('theirs')}
        />
      </div>
    </Banner>
  )
}

interface SideProps {
  label: string
  answer: OwnAnswer
  act: string
  onTake: () => void
}

function Side({ label, answer: { keys, text, images, audio }, act, onTake }: SideProps) {
  const { t } = useTranslation('studentHomework')
  const isNothing = keys.length + images.length + audio.length === 0 && text === ''
  return (
    <section aria-label={label} className={css.side}>
      <h3 className={css.sideHeading}>{label}</h3>
      {keys.length > 0 && <p>{keys.join(' ')}</p>}
      {text !== '' && (
        <p className={css.sideText}>
          <HanziText text={text} />
        </p>
      )}
      {images.length > 0 && <p>{t('conflict.photos', { count: images.length })}</p>}
      {audio.length > 0 && <p>{t('conflict.takes', { count: audio.length })}</p>}
      {isNothing && <p>{t('conflict.nothing')}</p>}
      <Button onClick={onTake}>{act}</Button>
    </section>
  )
}
