import type { ChoiceKey, WorkQuestion } from '@hwjy/sdk'
import { Banner, Button, HanziText } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isChoice } from '../../../shared/questions/question-rules.ts'
import { QuestionView } from '../../../shared/questions/question-view.tsx'
import * as css from './marks.css.ts'

/** The same questions once more, for the student alone: nothing is sent, and nothing is kept. */
export function Practice({ questions, onStop }: { questions: readonly WorkQuestion[]; onStop: () => void }) {
  const { t } = useTranslation('studentHomework')
  return (
    <div className={css.questions}>
      <Banner title={t('marks.practiceTitle')} action={<Button onClick={onStop}>{t('marks.stop')}</Button>}>
        {t('marks.practiceText')}
      </Banner>
      <ol className={css.list}>
        {questions.map((question) => (
          <li key={question.no} className={css.item}>
            <Once question={question} />
          </li>
        ))}
      </ol>
    </div>
  )
}

type Checked = 'no' | 'right' | 'wrong' | 'shown'

function Once({ question }: { question: WorkQuestion }) {
  const { t } = useTranslation('studentHomework')
  const [answer, setAnswer] = useState<{ keys: readonly ChoiceKey[]; text: string }>({ keys: [], text: '' })
  const [checked, setChecked] = useState<Checked>('no')
  const { key, type } = question
  const canCheck = isChoice(type) && key !== null
  const isRight = key !== null && answer.keys.join('') === [...key.correctKeys].sort().join('')
  return (
    <>
      <QuestionView
        question={question}
        answer={answer}
        onAnswerChange={(next) => {
          setAnswer(next)
          setChecked('no')
        }}
        // Photos and takes are of no use to the student alone.
        photos={<span />}
        recorder={<span />}
      />
      <div className={css.practiceActs}>
        {canCheck && (
          <Button onClick={() => setChecked(isRight ? 'right' : 'wrong')} disabled={answer.keys.length === 0}>
            {t('marks.check')}
          </Button>
        )}
        {key !== null && checked !== 'right' && (
          <Button tone="quiet" onClick={() => setChecked('shown')}>
            {t('marks.showKey')}
          </Button>
        )}
        <output className={css.checked}>
          {checked === 'right' && t('marks.isRight')}
          {checked === 'wrong' && t('marks.isWrong')}
        </output>
      </div>
      {key !== null && (checked === 'shown' || checked === 'right') && (
        <div className={css.key}>
          {key.correctKeys.length > 0 && <p>{key.correctKeys.join(' ')}</p>}
          {key.analysis !== '' && (
            <p>
              <HanziText text={key.analysis} />
            </p>
          )}
        </div>
      )}
    </>
  )
}
