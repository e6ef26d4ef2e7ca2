import { type Role, useSession } from '@hwjy/sdk'
import { latePart } from '@hwjy/ui'
import { Menu } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import * as css from './bottom-bar.css.ts'
import { LateCount } from './late-count.tsx'
import { navigationFor } from './navigation-entries.ts'

const MoreDrawer = latePart(() => import('./more-drawer.tsx').then((code) => code.MoreDrawer), { retryMs: 3_000 })

/** The navigation of a phone, at the bottom; entries that do not fit are behind "More". */
export function BottomBar({ role }: { role: Role }) {
  const { t } = useTranslation(['shell', 'pages'])
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const [isMoreNear, setIsMoreNear] = useState(false)
  const entries = navigationFor(role, useSession().userInfo?.buttons)
  const barId = useId()
  const others = entries.filter(({ isInBar }) => !isInBar)
  const comeNear = () => setIsMoreNear(true)
  return (
    <nav className={css.bar} aria-label={t('navigation.label')}>
      {entries
        .filter(({ isInBar }) => isInBar)
        .map((entry) => {
          const { to, name, icon: Icon, counts } = entry
          const countId = `${barId}${name}`
          return (
            <NavLink key={to} to={to} end={name === 'home'} className={css.item} aria-describedby={counts && countId}>
              <Icon aria-hidden size={22} />
              <span className={css.words}>{t(`pages:${name}`)}</span>
              <LateCount entry={entry} id={countId} place="corner" />
            </NavLink>
          )
        })}
      {others.length > 0 && (
        <button
          type="button"
          className={css.item}
          aria-haspopup="dialog"
          onPointerEnter={comeNear}
          onFocus={comeNear}
          onClick={() => setIsMoreOpen(true)}
        >
          <Menu aria-hidden size={22} />
          <span className={css.words}>{t('navigation.more')}</span>
        </button>
      )}
      <MoreDrawer
        reason={isMoreOpen ? 'open' : isMoreNear ? 'near' : null}
        props={{ entries: others, isOpen: isMoreOpen, onOpenChange: setIsMoreOpen }}
      />
    </nav>
  )
}
