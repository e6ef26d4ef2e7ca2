import { NoticeContentMax } from '@hwjy/sdk/limits'
import { Checkbox, Field, Textarea, TextInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from './notices.css.ts'

interface NoticeFieldsProps {
  values: { title: string; content: string; isTop: boolean }
  change: (part: Partial<{ title: string; content: string; isTop: boolean }>) => void
  /** Another tab has the draft. */
  isReadOnly: boolean
  errorOf: (name: 'title' | 'content') => string | undefined
}

/** The words of an announcement, and whether it stands above the others. */
export function NoticeFields({ values, change, isReadOnly, errorOf }: NoticeFieldsProps) {
  const { t } = useTranslation('notices')
  return (
    <fieldset disabled={isReadOnly} className={css.fields}>
      <Field label={t('title')} error={errorOf('title')} isRequired>
        <TextInput value={values.title} autoComplete="off" onChange={({ target }) => change({ title: target.value })} />
      </Field>
      <Field label={t('content')} error={errorOf('content')} isRequired>
        <Textarea
          rows={6}
          maxCount={NoticeContentMax}
          value={values.content}
          onChange={({ target }) => change({ content: target.value })}
        />
      </Field>
      <Checkbox
        label={t('isTop')}
        description={t('isTopText')}
        isChecked={values.isTop}
        onCheckedChange={(isTop) => change({ isTop })}
      />
    </fieldset>
  )
}
