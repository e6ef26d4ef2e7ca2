import { Button } from '@hwjy/ui'
import { useState } from 'react'
import type { Practice } from '../../core/room/practice-types.ts'
import { typedTaskOf } from '../../core/room/rules/typed-rules.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import * as css from '../tools/tool-card.css.ts'
import { saidLinesOf } from './said-lines.ts'
import { useTypedWords } from './typed-words.ts'

/**
 * What the teacher reads aloud for a dictation. The room tells it to no page before the end: what was typed on this page is
 * known here, the rest is asked of the bank. Shown on request only: students may see the teacher's screen. [R93]
 */
export function ReadAloud({ practice: { id, questions } }: { practice: Practice }) {
  const t = useTypedWords()
  const { bank } = useClassroom()
  const [texts, setTexts] = useState<readonly string[] | 'loading' | 'failed' | null>(null)
  const ids = questions.flatMap((question) =>
    question.questionId !== null && typedTaskOf(question)?.clip === undefined ? [question.questionId] : [],
  )
  const lines = saidLinesOf(id)
  if (lines.length === 0 && (!bank?.readAloud || ids.length === 0)) return null
  const show = () => {
    if (lines.length > 0) return setTexts(lines)
    setTexts('loading')
    bank?.readAloud?.(ids).then(setTexts, () => setTexts('failed'))
  }
  if (Array.isArray(texts)) {
    return (
      <>
        <p className={css.label}>{t('readAloud')}</p>
        <ol lang="zh-CN">
          {texts.map((text, i) => (
            // A question of a practice is known by its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>{text}</li>
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
