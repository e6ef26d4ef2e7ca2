import { DropdownMenu, IconButton } from '@hwjy/ui'
import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { pageSubjects } from '../../shared/page-subjects.ts'
import type { PageName } from '../routes/route-meta.ts'
import { type OpenedTabs, tabAt } from './opened-tabs.ts'
import * as css from './tab-strip.css.ts'
import type { TabActions } from './use-tabs.ts'

export interface TabStripProps extends TabActions {
  tabs: OpenedTabs
  /** Path of the page in front; may be none of the tabs. */
  path: string
  nameOf: (path: string) => PageName | null
}

/**
 * The opened pages, as links: they have addresses, so they open in a new window too. Delete and the middle button close
 * one, the menu at the end closes the others.
 */
export function TabStrip({ tabs, path, nameOf, close, closeOthers }: TabStripProps) {
  const { t } = useTranslation(['shell', 'pages'])
  const subjects = useSyncExternalStore(pageSubjects.subscribe, pageSubjects.get)
  const home = tabs[0].path
  const isClosable = path !== home && tabs.some((tab) => tab.path === path)

  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>, tab: string) {
    if (event.key === 'Delete' && tab !== home) close(tab)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
    links.at((links.indexOf(event.currentTarget) + step) % links.length)?.focus()
  }
  function onAuxClick(event: MouseEvent, tab: string) {
    if (event.button !== 1 || tab === home) return
    event.preventDefault()
    close(tab)
  }
  return (
    <nav className={css.strip} aria-label={t('tabs.label')}>
      <ul className={css.list}>
        {tabs.map((tab) => {
          const name = nameOf(tab.path)
          const subject = subjects.get(tab.path)
          const label = [subject, name && t(`pages:${name}`)].filter(Boolean).join(' · ') || tab.path
          return (
            <li key={tab.path} className={css.tab} data-state={tab.path === path ? 'active' : 'inactive'}>
              <NavLink
                to={tabAt(tab)}
                end
                className={css.link}
                title={label}
                onKeyDown={(event) => onKeyDown(event, tab.path)}
                onAuxClick={(event) => onAuxClick(event, tab.path)}
              >
                <span className={css.words}>{label}</span>
              </NavLink>
              {tab.path !== home && (
                <IconButton
                  size="sm"
                  tone="quiet"
                  className={css.close}
                  label={t('tabs.close', { page: label })}
                  icon={<X aria-hidden size={14} />}
                  onClick={() => close(tab.path)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {tabs.length > 1 && (
        <DropdownMenu
          trigger={
            <IconButton size="sm" tone="quiet" label={t('tabs.menu')} icon={<ChevronDown aria-hidden size={16} />} />
          }
          items={[
            { label: t('tabs.closeThis'), shortcut: 'Del', isDisabled: !isClosable, onSelect: () => close(path) },
            { label: t('tabs.closeOthers'), onSelect: () => closeOthers(path) },
            { label: t('tabs.closeAll'), onSelect: () => closeOthers(home) },
          ]}
        />
      )}
    </nav>
  )
}
