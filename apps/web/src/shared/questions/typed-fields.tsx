import { Field, TextInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import type { QuestionDraft } from './question-rules.ts'
import { SegmentedField } from './segmented-field.tsx'
import type { TypedType } from './typed-draft.ts'

interface TypedFieldsProps extends Pick<QuestionDraft, 'said' | 'answerBy'> {
  type: TypedType
  onChange: (part: Partial<QuestionDraft>) => void
  /** Shown at what is said; that of a fill-in stands at its title. */
  error: string | null
}

/** What is right where the answer is typed: the words of a dictation, and how they are typed. */
export function TypedFields({ type, said, answerBy, onChange, error }: TypedFieldsProps) {
  const { t } = useTranslation('questions')
  return (
    <>
      {type === 'dictation' && (
        <Field label={t('editor.said')} help={t('editor.saidHelp')} error={error} isRequired>
          <TextInput lang="zh-Hans" value={said} onChange={({ target }) => onChange({ said: target.value })} />
        </Field>
      )}
      <SegmentedField
        label={t('editor.answerBy')}
        value={answerBy}
        onValueChange={(value) => onChange({ answerBy: value })}
        options={[
          { value: 'ime', label: t('editor.ime') },
          { value: 'pinyin', label: t('editor.pinyin') },
        ]}
      />
    </>
  )
}
