import { useListEnquiries, useSession } from '@hwjy/sdk'
import { Badge, EmptyState, Link as StyledLink, VisuallyHidden } from '@hwjy/ui'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import * as css from './office.css.ts'
import { officePath } from './office-path.ts'

const sections = [
  'overview',
  'enquiries',
  'people',
  'classes',
  'orders',
  'imports',
  'keys',
  'log',
  'system',
  'settings',
] as const

interface OfficeFrameProps {
  title: ReactNode
  /** The list that the page's subject stands in. */
  back?: { to: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every page of the school office: the school, the way to its other parts, and the page's own actions. */
export function OfficeFrame({ title, back, actions, children }: OfficeFrameProps) {
  const { t } = useTranslation('schoolOffice')
  const { userInfo } = useSession()
  const row = useRef<HTMLUListElement>(null)
  // On a phone the row is wider than the screen, and begins anew with each page.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  if (userInfo && !userInfo.buttons.includes('school.admin')) {
    return (
      <div className={css.page}>
        <h1>{t('office')}</h1>
        <EmptyState drawing="people" title={t('notAdmin')} description={t('notAdminText')} />
      </div>
    )
  }
  return (
    <div className={css.page}>
      <nav aria-label={t('office')}>
        <ul ref={row} className={css.sections}>
          {sections.map((name) => (
            <li key={name}>
              <NavLink to={officePath[name]} end={name === 'overview'} className={css.section}>
                {t(`sections.${name}`)}
                {name === 'enquiries' && <NewEnquiries />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <header className={css.head}>
        <div>
          {back ? (
            <StyledLink asChild tone="quiet" className={css.back}>
              <Link to={back.to}>
                <ChevronLeft aria-hidden size={18} />
                {back.label}
              </Link>
            </StyledLink>
          ) : (
            <p className={css.muted}>{userInfo?.schoolName}</p>
          )}
          <h1>{title}</h1>
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

/** Enquiries that no one has looked after; nothing while there is none, or while that is not known. */
function NewEnquiries() {
  const { t } = useTranslation('schoolOffice')
  const { data: waiting = 0 } = useListEnquiries(
    { state: 'new', current: 1, size: 1 },
    { query: { select: ({ total }) => total } },
  )
  if (waiting === 0) return null
  return (
    <>
      <Badge tone="accent" aria-hidden className={css.badge}>
        {waiting}
      </Badge>
      <VisuallyHidden>{t('enquiries.waiting', { count: waiting })}</VisuallyHidden>
    </>
  )
}
