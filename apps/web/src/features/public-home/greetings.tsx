import { LANGUAGES, type Language } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { setLanguage } from '../../shared/i18n/i18n.ts'
import { languageNames } from '../../shared/i18n/language.ts'
import * as css from './greetings.css.ts'
import * as page from './public-home-page.css.ts'
import { Reveal } from './reveal.tsx'

const greetings: Record<Language, string> = { 'en-US': 'Hello', 'zh-CN': '你好', 'ja-JP': 'こんにちは' }

/** The three languages of the interface, each in its own words; a press changes the page. */
export function Greetings() {
  const { t, i18n } = useTranslation('publicHome')
  return (
    <Reveal aria-labelledby="languages" className={page.section}>
      <h2 id="languages" className={page.sectionHeading}>
        {t('languages.heading')}
      </h2>
      <p className={page.muted}>{t('languages.text')}</p>
      <ul className={css.cards}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <button
              type="button"
              aria-pressed={i18n.language === language}
              className={css.card}
              onClick={() => void setLanguage(language)}
            >
              <span lang={language} className={css.greeting}>
                {greetings[language]}
              </span>
              <span lang={language}>{languageNames[language]}</span>
              <span className={css.note}>{i18n.language === language && t('languages.current')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Reveal>
  )
}
