import type { Question } from '@hwjy/sdk'
import { Combobox, Field, Select } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import type { QuestionDraft } from '../../../shared/questions/question-rules.ts'
import * as css from '../bank.css.ts'
import { usePlaces } from '../use-places.ts'

type Places = Pick<QuestionDraft, 'subjectId' | 'gradeId' | 'chapterId'>

interface PlaceFieldsProps {
  values: Places
  /** The saved question, whose names are known before the lists are here. */
  names: Question | null
  onChange: (part: Partial<Places>) => void
}

const NONE = 'none'

/** Says where a question belongs; by this it is found again. */
export function PlaceFields({ values, names, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation('bank')
  const { subjects, grades, chapters } = usePlaces()
  const chosen = (id: string) => (id === '' ? NONE : id)
  const given = (id: string) => (id === NONE ? '' : id)
  const none = { value: NONE, label: t('noPlace') }
  return (
    <div className={css.fields}>
      <Field label={t('subject')}>
        <Select
          value={chosen(values.subjectId)}
          onValueChange={(id) => onChange({ subjectId: given(id) })}
          options={[none, ...withKnown(subjects, names?.subject ?? null)]}
        />
      </Field>
      <Field label={t('grade')}>
        <Select
          value={chosen(values.gradeId)}
          onValueChange={(id) => onChange({ gradeId: given(id) })}
          options={[none, ...withKnown(grades, names?.grade ?? null)]}
        />
      </Field>
      <Field label={t('chapter')} className={css.wide}>
        <Combobox
          value={values.chapterId}
          placeholder={t('noPlace')}
          onValueChange={(chapterId) => onChange({ chapterId })}
          options={withKnown(chapters, names?.chapter ?? null)}
        />
      </Field>
    </div>
  )
}

const withKnown = (options: readonly { value: string; label: string }[], known: { id: string; name: string } | null) =>
  known === null || options.some(({ value }) => value === known.id)
    ? [...options]
    : [{ value: known.id, label: known.name }, ...options]
