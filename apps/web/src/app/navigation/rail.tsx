import { type Role, useSession } from '@hwjy/sdk'
import { IconButton, Tooltip } from '@hwjy/ui'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { ownSchool, SchoolLogo } from '../../shared/schools/school-logo.tsx'
import { LateCount } from './late-count.tsx'
import { type NavigationEntry, navigationFor, navigationGroups } from './navigation-entries.ts'
import * as css from './rail.css.ts'
import { useRailState } from './use-rail-state.ts'

/** The navigation at the left of a desktop: words and icons, or icons alone. */
export function Rail({ role }: { role: Role }) {
  const { t } = useTranslation(['shell', 'pages'])
  const { isOpen, toggle } = useRailState()
  const { userInfo } = useSession()
  const entries = navigationFor(role, userInfo?.buttons)
  const groups = navigationGroups
    .map((name) => ({ name, entries: entries.filter(({ group }) => group === name) }))
    .filter((group) => group.entries.length > 0)
  return (
    <div className={css.rail} data-state={isOpen ? 'open' : 'closed'}>
      <Link to={`/${role}`} className={css.homeLink}>
        <SchoolLogo withName={isOpen} school={ownSchool(userInfo)} />
      </Link>
      <nav aria-label={t('navigation.label')} className={css.groups}>
        {groups.map((group) => (
          <div key={group.name} className={css.group}>
            {isOpen && (
              <div aria-hidden className={css.groupName}>
                {t(`navigation.groups.${group.name}`)}
              </div>
            )}
            <ul className={css.list} aria-label={t(`navigation.groups.${group.name}`)}>
              {group.entries.map((entry) => (
                <li key={entry.to}>
                  <RailLink entry={entry} label={t(`pages:${entry.name}`)} isOpen={isOpen} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <IconButton
        tone="quiet"
        className={css.toggle}
        label={isOpen ? t('navigation.close') : t('navigation.open')}
        icon={isOpen ? <PanelLeftClose aria-hidden size={18} /> : <PanelLeftOpen aria-hidden size={18} />}
        aria-expanded={isOpen}
        tooltipSide="right"
        onClick={toggle}
      />
    </div>
  )
}

interface RailLinkProps {
  entry: NavigationEntry
  label: string
  isOpen: boolean
}

function RailLink({ entry, label, isOpen }: RailLinkProps) {
  const { to, name, icon: Icon, counts } = entry
  const countId = useId()
  const link = (
    <NavLink
      to={to}
      end={name === 'home'}
      className={css.link}
      aria-label={isOpen ? undefined : label}
      aria-describedby={counts && countId}
    >
      <Icon aria-hidden size={20} className={css.icon} />
      {isOpen && <span className={css.words}>{label}</span>}
      <LateCount entry={entry} id={countId} place={isOpen ? 'row' : 'corner'} />
    </NavLink>
  )
  return isOpen ? (
    link
  ) : (
    <Tooltip content={label} side="right" isName>
      {link}
    </Tooltip>
  )
}
