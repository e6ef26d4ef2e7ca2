import { Button } from '@hwjy/ui'
import { ImagePlus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { sizeText } from '../../../shared/size-text.ts'
import * as css from '../courses.css.ts'

interface CoverFieldProps {
  cover: File | null
  types: readonly string[]
  maxBytes: number
  /** Says why the server refused the picture. */
  error: string | undefined
  onChange: (cover: File) => void
}

/** The picture of a course: a JPG or PNG, looked at before it is sent. */
export function CoverField({ cover, types, maxBytes, error, onChange }: CoverFieldProps) {
  const { t } = useTranslation('courses')
  const input = useRef<HTMLInputElement>(null)
  const [denial, setDenial] = useState<'type' | 'size' | null>(null)
  function take(file: File) {
    const refused = !types.includes(file.type) ? 'type' : file.size > maxBytes ? 'size' : null
    setDenial(refused)
    if (!refused) onChange(file)
  }
  return (
    <fieldset className={css.fields}>
      <legend className={css.legend}>{t('form.cover')}</legend>
      <div className={css.row}>
        <Button onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden size={18} />
          {t('cover.choose')}
        </Button>
        {cover && <span className={list.name}>{cover.name}</span>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        aria-label={t('cover.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) take(file)
        }}
      />
      <p className={list.muted}>{t('cover.rule', { limit: sizeText(maxBytes, currentLanguage()) })}</p>
      <p role="alert">{denial ? t(`cover.${denial}`) : error}</p>
    </fieldset>
  )
}

/** The address of a file that is still on this device; null without one. */
export function useLocalPicture(file: File | null): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])
  return url
}
