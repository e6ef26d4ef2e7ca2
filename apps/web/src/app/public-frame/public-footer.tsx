import { Link as StyledLink, Logo } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as css from './public-frame.css.ts'

export function PublicFooter() {
  const { t } = useTranslation('publicFrame')
  const columns = [
    {
      heading: t('product'),
      links: [
        { to: '/demo', label: t('demo') },
        { to: '/huaxiao', label: t('schools') },
        { to: '/index/download', label: t('download') },
      ],
    },
    {
      heading: t('rules'),
      // The product document has these two paths the other way round from what they are titled.
      links: [
        { to: '/privacyPolicy', label: t('terms') },
        { to: '/agreement', label: t('privacy') },
        { to: '/refund', label: t('refund') },
      ],
    },
  ]
  return (
    <footer className={css.footer}>
      <div className={css.footerInside}>
        <div className={css.brand}>
          <Logo withName />
          <p className={css.footerText}>{t('tagline')}</p>
        </div>
        {columns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading} className={css.footerColumn}>
            <h2 className={css.footerHeading}>{heading}</h2>
            <ul className={css.footerLinks}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <StyledLink asChild tone="quiet" className={css.footerLink}>
                    <Link to={to}>{label}</Link>
                  </StyledLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
