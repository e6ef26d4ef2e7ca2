import { Button } from '@hwjy/ui'
import { useState } from 'react'
import type { Practice } from '../../core/room/practice-types.ts'
import { typedTaskOf } from '../../core/room/rules/typed-rules.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import * as css from '../tools/tool-card.css.ts'
import { useTypedWords } from './typed-words.ts'

/**
 * What the teacher reads aloud for a dictation of the bank. The room tells it to no page before the end, so it is asked of
 * the bank, and shown on request only: students may see the teacher's screen. [R93]
 */
export function ReadAloud({ practice: { questions } }: { practice: Practice }) {
  const t = useTypedWords()
  const { bank } = useClassroom()
  const [texts, setTexts] = useState<readonly string[] | 'loading' | 'failed' | null>(null)
  const ids = questions.flatMap((question) =>
    question.questionId !== null && typedTaskOf(question)?.clip === undefined ? [question.questionId] : [],
  )
  if (!bank?.readAloud || ids.length === 0) return null
  const show = () => {
    setTexts('loading')
    bank.readAloud?.(ids).then(setTexts, () => setTexts('failed'))
  }
  if (Array.isArray(texts)) {
    return (
      <>
        <p className={css.label}>{t('readAloud')}</p>
        <ol lang="zh-CN">
          {ids.map((id, i) => (
            <li key={id}>{texts[i]}</li>
          ))}
        </ol>
      </>
    )
  }
  return (
    <>
      {texts === 'failed' && <p role="alert">{t('readAloudFailed')}</p>}
      <Button size="sm" isBusy={texts === 'loading'} onClick={show}>
        {t('showReadAloud')}
      </Button>
    </>
  )
}
