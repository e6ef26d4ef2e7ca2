import type { LocalizedNames } from '@hwjy/sdk'
import { localizedNamesEnUSMax, localizedNamesJaJPMax, PinyinMax } from '@hwjy/sdk/limits'
import { Field, TextInput } from '@hwjy/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

/** Names beside the Chinese one, as a form holds them. */
export interface TypedNames {
  nameEn: string
  nameJa: string
  pinyin: string
}

interface Saved {
  names?: LocalizedNames | undefined
  pinyin?: string | undefined
}

export const typedNames = (saved: Saved | null): TypedNames => ({
  nameEn: saved?.names?.['en-US'] ?? '',
  nameJa: saved?.names?.['ja-JP'] ?? '',
  pinyin: saved?.pinyin ?? '',
})

/** The request for these names; one that the form does not show stays. */
export const namesRequest = (saved: Saved | null, { nameEn, nameJa, pinyin }: TypedNames) => ({
  names: { ...saved?.names, 'en-US': nameEn.trim(), 'ja-JP': nameJa.trim() },
  pinyin: pinyin.trim(),
})

interface NamesFieldsProps {
  textProps: (name: keyof TypedNames) => Pick<ComponentProps<typeof TextInput>, 'name' | 'value' | 'onChange'>
}

/** What readers of other languages see before the hanzi. */
export function NamesFields({ textProps }: NamesFieldsProps) {
  const { t } = useTranslation('schoolOffice')
  return (
    <>
      <Field label={t('names.nameEn')} help={t('names.text')}>
        <TextInput {...textProps('nameEn')} lang="en" maxLength={localizedNamesEnUSMax} autoComplete="off" />
      </Field>
      <Field label={t('names.nameJa')}>
        <TextInput {...textProps('nameJa')} lang="ja" maxLength={localizedNamesJaJPMax} autoComplete="off" />
      </Field>
      <Field label={t('names.pinyin')}>
        <TextInput {...textProps('pinyin')} lang="zh-Latn" maxLength={PinyinMax} autoComplete="off" />
      </Field>
    </>
  )
}
