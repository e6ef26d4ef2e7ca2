import type { EnquiryReceipt } from '@hwjy/sdk'
import { Banner, Button, Link as StyledLink } from '@hwjy/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as css from './enquiry.css.ts'

export interface SentEnquiry extends Pick<EnquiryReceipt, 'phone'> {
  /** In the language of the reader. */
  schoolName: string
  contact: string
}

interface EnquirySentProps {
  sent: SentEnquiry
  back: string
  isCourse: boolean
}

/** Says that the school has it, and what happens next. */
export function EnquirySent({ sent, back, isCourse }: EnquirySentProps) {
  const { t } = useTranslation('enquiry')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { schoolName, phone, contact } = sent
  return (
    <div className={css.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('sent')}
      </h1>
      <Banner tone="success">{t('sentText', { school: schoolName })}</Banner>
      <section aria-labelledby="next" className={css.head}>
        <h2 id="next">{t('next')}</h2>
        <ol className={css.steps}>
          <li>{t('nextAnswer', { school: schoolName, contact })}</li>
          <li>{t('nextInvite')}</li>
          <li>{t('nextLesson')}</li>
        </ol>
      </section>
      {phone !== '' && (
        <p className={css.muted}>
          {t('call')} <StyledLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</StyledLink>
        </p>
      )}
      <div className={css.actions}>
        <Button asChild tone="primary">
          <Link to={back}>{t(isCourse ? 'backToCourse' : 'backToSchool')}</Link>
        </Button>
        <Button asChild>
          <Link to="/demo">{t('tryClass')}</Link>
        </Button>
      </div>
    </div>
  )
}
