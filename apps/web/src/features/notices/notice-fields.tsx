import { NoticeContentMax } from '@hwjy/sdk/limits'
import { Checkbox, Field, Textarea, TextInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as list from '../../shared/list-page/list-page.css.ts'

interface NoticeFieldsProps {
  values: { title: string; content: string; isTop: boolean }
  change: (part: Partial<{ title: string; content: string; isTop: boolean }>) => void
  errorOf: (name: 'title' | 'content') => string | undefined
}

/** The words of an announcement, and whether it stands above the others. */
export function NoticeFields({ values, change, errorOf }: NoticeFieldsProps) {
  const { t } = useTranslation('notices')
  return (
    <div className={list.panel}>
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
    </div>
  )
}
