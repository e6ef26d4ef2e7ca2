import type { SchoolDetail } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { SchoolContact } from './school-contact.tsx'
import { SchoolHead } from './school-head.tsx'
import * as css from './school-page.css.ts'

export function SchoolIntroduction({ detail }: { detail: SchoolDetail }) {
  const { t } = useTranslation('schools')
  const paragraphs = detail.introduction.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <>
      <SchoolHead school={detail.school} />
      <div className={css.columns}>
        <section aria-labelledby="about" className={css.section}>
          <h2 id="about">{t('about')}</h2>
          {paragraphs.length === 0 && <p className={css.muted}>{t('noIntroduction')}</p>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={css.text}>
              {paragraph}
            </p>
          ))}
        </section>
        <SchoolContact detail={detail} />
      </div>
    </>
  )
}
