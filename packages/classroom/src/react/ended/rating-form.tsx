import { Button, Field, RatingInput, Textarea } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { Reason } from '../shared/reason.tsx'
import * as css from './ended-screen.css.ts'

export interface Rating {
  /** 1..5 */
  score: number
  /** At most 200 characters, may be empty. */
  comment: string
}

export interface RatingFormProps {
  onRate: (rating: Rating) => Promise<void>
  /** Told once it is stored. */
  onSent: () => void
}

/** [R29] What was written stays in the form until the rating is stored. */
export function RatingForm({ onRate, onSent }: RatingFormProps) {
  const t = useTranslate()
  const [score, setScore] = useState(0)
  const [comment, setComment] = useState('')
  const [status, setStatus] = useState<'open' | 'sending' | 'sent' | 'failed'>('open')
  if (status === 'sent') {
    return <output className={css.thanks}>{t('rate.sent')}</output>
  }
  return (
    <form
      className={css.rating}
      onSubmit={(event) => {
        event.preventDefault()
        setStatus('sending')
        onRate({ score, comment: comment.trim() }).then(
          () => {
            setStatus('sent')
            onSent()
          },
          () => setStatus('failed'),
        )
      }}
    >
      <h2 className={css.ratingTitle}>{t('rate.title')}</h2>
      <RatingInput label={t('rate.title')} value={score} onValueChange={setScore} />
      <Field label={t('rate.comment')}>
        <Textarea rows={2} maxCount={200} value={comment} onChange={(event) => setComment(event.target.value)} />
      </Field>
      <Reason>{status === 'failed' ? t('rate.failed') : null}</Reason>
      <Button type="submit" tone="primary" disabled={score === 0} isBusy={status === 'sending'}>
        {t('rate.send')}
      </Button>
    </form>
  )
}
