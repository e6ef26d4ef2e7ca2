import { Banner } from '@hwjy/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { PrintButton } from '../../shared/page/print-button.tsx'
import { LegalArticle } from './legal-article.tsx'
import * as css from './legal-page.css.ts'
import { LEGAL_VERSION, type LegalDocument } from './legal-text.ts'
import { TextSkeleton } from './text-skeleton.tsx'

export default function LegalPage({ document }: { document: LegalDocument }) {
  const { t } = useTranslation(['legal', 'titles'])
  const language = currentLanguage()
  const version = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t(`titles:${document}`)}</h1>
        <div className={css.facts}>
          <p>{t('version', { day: version.format(new Date(LEGAL_VERSION)) })}</p>
          <PrintButton className={css.print}>{t('print')}</PrintButton>
        </div>
        <Banner tone="warning">{t('template')}</Banner>
      </header>
      <Suspense key={language} fallback={<TextSkeleton />}>
        <LegalArticle document={document} language={language} />
      </Suspense>
    </div>
  )
}
