import type { SchoolDetail } from '@hwjy/sdk'
import { Card, Link } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { HanText } from '../../shared/han-text.tsx'
import * as css from './school-page.css.ts'

export function SchoolContact({ detail: { address, phone } }: { detail: SchoolDetail }) {
  const { t } = useTranslation('schools')
  if (address === '' && phone === '') return null
  return (
    <Card asChild className={css.contact}>
      <address aria-label={t('contact')}>
        <h2 className={css.contactHeading}>{t('contact')}</h2>
        {address !== '' && (
          <div>
            <div className={css.muted}>{t('address')}</div>
            <HanText>{address}</HanText>
          </div>
        )}
        {phone !== '' && (
          <div>
            <div className={css.muted}>{t('phone')}</div>
            <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>
          </div>
        )}
      </address>
    </Card>
  )
}
