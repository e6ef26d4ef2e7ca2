import { ReturnCommentMax } from '@hwjy/sdk/limits'
import { Field, Textarea } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { exactTime } from '../time/lesson-time.ts'
import { useViewerZone } from '../time/time-zone.ts'
import { usePlaceName } from '../time/use-place-name.ts'
import { returnWordsProblem } from './return-words-problem.ts'

interface ReturnWordsProps {
  /** By when the work can be handed in again, ISO 8601; undefined while that is not known. */
  until: string | undefined
  words: string
  onChange: (words: string) => void
}

/** By when a work that is given back can be handed in again, and what should be better. */
export function ReturnWords({ until, words, onChange }: ReturnWordsProps) {
  const { t, i18n } = useTranslation('returnWork')
  const zone = useViewerZone()
  const place = usePlaceName()(zone)
  const problem = returnWordsProblem(words)
  return (
    <>
      {until !== undefined && <p>{t('until', { time: exactTime(new Date(until), i18n.language, zone), place })}</p>}
      <Field label={t('comment')} error={problem === null ? undefined : t(problem, { count: ReturnCommentMax })}>
        <Textarea
          rows={3}
          maxCount={ReturnCommentMax}
          value={words}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </>
  )
}
