import { Button, IconButton, Logo } from '@hwjy/ui'
import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { LanguageSelect } from '../../shared/i18n/language-select.tsx'
import { useRole } from '../../shared/session/use-role.ts'
import * as css from './public-frame.css.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** The navigation of the public pages. On phones the links wait behind one button. */
export function PublicBar() {
  const { t } = useTranslation('publicFrame')
  const { pathname } = useLocation()
  const role = useRole()
  const menuId = useId()
  const menuButton = useRef<HTMLButtonElement>(null)
  // Opened on one page, so on the next it is closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOpen = openedOn === pathname

  const entries = [
    { to: '/index/home', label: t('home') },
    { to: '/demo', label: t('demo') },
    { to: '/huaxiao', label: t('schools') },
    { to: '/index/download', label: t('download') },
  ]
  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpenedOn(null)
    menuButton.current?.focus()
  }
  return (
    // Escape is heard here for everything inside; nothing is pressed on the bar itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <header className={css.bar} onKeyDown={closeByEscape}>
      <div className={css.barInside}>
        <Link to="/index/home" className={css.homeLink}>
          <Logo withName />
        </Link>
        <nav id={menuId} aria-label={t('navigation')} className={css.nav} data-state={isOpen ? 'open' : 'closed'}>
          <ul className={css.links}>
            {entries.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={css.link} onClick={() => setOpenedOn(null)}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className={css.choices}>
            <LanguageSelect />
            <ThemeToggle />
          </div>
        </nav>
        <div className={css.barEnd}>
          <Button asChild tone={pathname === '/index/home' ? 'neutral' : 'primary'}>
            <Link to={role === null ? '/login' : `/${role}`}>{role === null ? t('signIn') : t('toLessons')}</Link>
          </Button>
          <IconButton
            ref={menuButton}
            className={css.menuButton}
            label={isOpen ? t('closeMenu') : t('openMenu')}
            aria-expanded={isOpen}
            aria-controls={menuId}
            icon={isOpen ? <X aria-hidden size={22} /> : <Menu aria-hidden size={22} />}
            onClick={() => setOpenedOn(isOpen ? null : pathname)}
          />
        </div>
      </div>
    </header>
  )
}
