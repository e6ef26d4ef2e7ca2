import { LANGUAGES } from '@hwjy/sdk'
import { ChevronDown, Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { setLanguage } from './i18n.ts'
import { languageNames } from './language.ts'
import * as css from './language-select.css.ts'

/**
 * The language control of pages before sign-in: a native control, small enough for the first visit and suited to every
 * phone.
 */
export function LanguageSelect() {
  const { t, i18n } = useTranslation()
  return (
    <label className={css.box}>
      <Globe aria-hidden size={18} />
      <select
        aria-label={t('menu.language')}
        className={css.select}
        value={i18n.language}
        onChange={(event) => {
          const chosen = LANGUAGES.find((language) => language === event.target.value)
          if (chosen) void setLanguage(chosen)
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language} className={css.option}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={16} className={css.arrow} />
    </label>
  )
}
