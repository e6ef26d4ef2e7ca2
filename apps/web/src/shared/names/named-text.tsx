import { useTranslation } from 'react-i18next'
import { HanText } from '../han-text.tsx'
import { type Named, translatedName } from './name-in.ts'
import * as css from './named-text.css.ts'

/**
 * A name in the reader's language, with the hanzi and their pinyin below it; the Chinese name alone where the reader
 * reads Chinese, or there is no other.
 */
export function NamedText({ of }: { of: Named }) {
  const { i18n } = useTranslation()
  const { name, pinyin = '' } = of
  const translated = translatedName(of, i18n.language)
  if (i18n.language === 'zh-CN') return <HanText>{translated ?? name}</HanText>
  return (
    <>
      {translated === null ? <HanText>{name}</HanText> : <span className={css.translated}>{translated}</span>}
      {(translated !== null || pinyin !== '') && (
        <span className={css.beside}>
          {translated !== null && <HanText>{name}</HanText>}
          {translated !== null && pinyin !== '' && ' · '}
          {pinyin !== '' && <span lang="zh-Latn">{pinyin}</span>}
        </span>
      )}
    </>
  )
}
