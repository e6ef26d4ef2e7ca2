import type { Role } from '@hwjy/sdk'
import { Drawer } from '@hwjy/ui'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import * as css from './bottom-bar.css.ts'
import { type NavigationEntry, navigationFor } from './navigation-entries.ts'

/** The ways on, under the thumb of a phone; what has no room there waits behind "More". */
export function BottomBar({ role }: { role: Role }) {
  const { t } = useTranslation(['shell', 'pages'])
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const entries = navigationFor(role)
  const hasMore = entries.some(({ isInBar }) => !isInBar)
  const linkTo = ({ to, name, icon: Icon }: NavigationEntry, className: string, onClick?: () => void) => (
    <NavLink key={to} to={to} className={className} {...(onClick && { onClick })}>
      <Icon aria-hidden size={22} />
      <span className={css.words}>{t(`pages:${name}`)}</span>
    </NavLink>
  )
  return (
    <nav className={css.bar} aria-label={t('navigation.label')}>
      {entries.filter(({ isInBar }) => isInBar).map((entry) => linkTo(entry, css.item))}
      {hasMore && (
        <button type="button" className={css.item} aria-haspopup="dialog" onClick={() => setIsMoreOpen(true)}>
          <Menu aria-hidden size={22} />
          <span className={css.words}>{t('navigation.more')}</span>
        </button>
      )}
      <Drawer isOpen={isMoreOpen} onOpenChange={setIsMoreOpen} side="bottom" title={t('navigation.more')}>
        <div className={css.drawer}>
          {entries.filter(({ isInBar }) => !isInBar).map((entry) => linkTo(entry, css.row, () => setIsMoreOpen(false)))}
        </div>
      </Drawer>
    </nav>
  )
}
