import { Button, ContextMenu, DropdownMenu, IconButton, type MenuItem, Tooltip, VisuallyHidden } from '@hwjy/ui'
import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useHref, useNavigate } from 'react-router-dom'
import { isMac } from '../../shared/devices/is-mac.ts'
import { ChosenName } from '../../shared/names/name-line.tsx'
import type { PageName } from '../routes/route-meta.ts'
import { type OpenedTab, type OpenedTabs, tabAt, tabBeside } from './opened-tabs.ts'
import { isWriting, tabCommandOf, tabShortcuts } from './tab-keys.ts'
import * as css from './tab-strip.css.ts'
import { useHiddenTabs } from './use-hidden-tabs.ts'
import type { TabActions } from './use-tabs.ts'

export interface TabStripProps extends TabActions {
  tabs: OpenedTabs
  /** Key of the page in front; may be none of the tabs. */
  path: string
  nameOf: (path: string) => PageName | null
}

const shortcuts = tabShortcuts(isMac)

/**
 * The opened pages, as links: they have addresses, so they open in a new window too. Home stays where it is, the others
 * scroll beside it; what does not fit is in the menu at the end, on a phone all of them. Arrows go from one to the next,
 * Delete and the middle button close one, its own menu closes those around it.
 */
export function TabStrip({ tabs, path, nameOf, close, closeOthers, closeAfter }: TabStripProps) {
  const { t } = useTranslation(['shell', 'pages'])
  const navigate = useNavigate()
  const base = useHref('/')
  const strip = useRef<HTMLElement>(null)
  const [home, ...others] = tabs
  const { listRef, hidden } = useHiddenTabs(others)
  const hiddenCount = others.filter((tab) => hidden.has(tab.path)).length
  const isClosable = others.some((tab) => tab.path === path)
  const pageOf = ({ path: at }: OpenedTab) => {
    const name = nameOf(at)
    return name && t(`pages:${name}`)
  }
  const labelOf = (tab: OpenedTab) => [tab.subject, pageOf(tab)].filter(Boolean).join(' · ') || tab.path
  /** The label as it is shown: what a page is about is often a Chinese name. */
  const wordsOf = (tab: OpenedTab) =>
    tab.subject ? (
      <>
        <ChosenName>{tab.subject}</ChosenName>
        {pageOf(tab) && ` · ${pageOf(tab)}`}
      </>
    ) : (
      labelOf(tab)
    )

  const onShortcut = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const command = tabCommandOf(event, isMac)
    if (command === null || event.defaultPrevented || isWriting(event.target)) return
    // A question in front of the page, which hides all else from readers, is answered first.
    if (strip.current?.closest('[aria-hidden="true"]')) return
    event.preventDefault()
    if (command === 'close') {
      if (isClosable) close(path)
    } else void navigate(tabAt(tabBeside(tabs, path, command === 'next' ? 1 : -1)))
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onShortcut(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  // The page in front has its tab in view, also when the room for tabs has changed, or its name has come.
  useEffect(() => {
    const list = listRef.current
    if (!list) return
    const front = [...list.children].find((child) => child instanceof HTMLElement && child.dataset['path'] === path)
    const show = () => front?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const observer = new ResizeObserver(show)
    observer.observe(list)
    if (front) observer.observe(front)
    show()
    return () => observer.disconnect()
  }, [listRef, path, others.length])

  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>, tab: OpenedTab) {
    const links = [...(strip.current?.querySelectorAll('a') ?? [])]
    const index = links.indexOf(event.currentTarget)
    if (event.key === 'Delete' && !event.ctrlKey && tab !== home) {
      ;(links[index + 1] ?? links[index - 1])?.focus()
      return close(tab.path)
    }
    const next = {
      ArrowRight: links[(index + 1) % links.length],
      ArrowLeft: links.at(index - 1),
      Home: links[0],
      End: links.at(-1),
    }[event.key]
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    next.focus()
  }
  function onAuxClick(event: MouseEvent, tab: OpenedTab) {
    if (event.button !== 1 || tab === home) return
    event.preventDefault()
    close(tab.path)
  }
  function linkOf(tab: OpenedTab, label: string) {
    return (
      <Tooltip content={label} side="bottom" isName>
        <Link
          to={tabAt(tab)}
          className={css.link}
          aria-current={tab.path === path ? 'page' : undefined}
          aria-keyshortcuts={tab === home ? undefined : 'Delete'}
          onKeyDown={(event) => onKeyDown(event, tab)}
          onAuxClick={(event) => onAuxClick(event, tab)}
          // The middle button would start to scroll.
          onMouseDown={(event) => event.button === 1 && event.preventDefault()}
        >
          <span className={css.words}>{wordsOf(tab)}</span>
        </Link>
      </Tooltip>
    )
  }
  function menuOf(tab: OpenedTab, index: number): readonly MenuItem[] {
    const openInWindow = () => window.open(base.replace(/\/$/, '') + tabAt(tab), '_blank', 'noopener')
    return [
      { label: t('tabs.openInWindow'), onSelect: openInWindow },
      { type: 'separator' },
      { label: t('tabs.closeThis'), shortcut: 'Del', onSelect: () => close(tab.path) },
      { label: t('tabs.closeOthers'), isDisabled: others.length === 1, onSelect: () => closeOthers(tab.path) },
      {
        label: t('tabs.closeAfter'),
        isDisabled: index === others.length - 1,
        onSelect: () => closeAfter(tab.path),
      },
    ]
  }

  return (
    <nav ref={strip} className={css.strip} aria-label={t('tabs.label')}>
      <div className={css.home} data-state={home.path === path ? 'active' : 'inactive'}>
        {linkOf(home, labelOf(home))}
      </div>
      <div
        className={css.window}
        data-start={others[0] && hidden.has(others[0].path) ? 'more' : 'all'}
        data-end={hidden.has(others.at(-1)?.path ?? '') ? 'more' : 'all'}
      >
        <ul ref={listRef} className={css.list}>
          {others.map((tab, index) => {
            const label = labelOf(tab)
            return (
              <ContextMenu key={tab.path} label={label} items={menuOf(tab, index)}>
                <li
                  className={css.tab}
                  data-path={tab.path}
                  data-state={tab.path === path ? 'active' : 'inactive'}
                  data-shown={hidden.has(tab.path) ? 'partly' : 'wholly'}
                >
                  {linkOf(tab, label)}
                  <IconButton
                    size="sm"
                    tone="quiet"
                    // Delete does the same for a keyboard, so Tab need not stop here.
                    tabIndex={-1}
                    className={css.close}
                    label={t('tabs.close', { page: label })}
                    icon={<X aria-hidden size={14} />}
                    onClick={() => close(tab.path)}
                  />
                </li>
              </ContextMenu>
            )
          })}
        </ul>
      </div>
      {others.length > 0 && (
        <DropdownMenu
          trigger={
            <Button size="sm" tone="quiet" className={css.menu}>
              <span className={css.onWide}>
                {hiddenCount > 0 && <span aria-hidden>{t('tabs.more', { count: hiddenCount })}</span>}
                <VisuallyHidden>
                  {hiddenCount === 0 ? t('tabs.menu') : t('tabs.moreLabel', { count: hiddenCount })}
                </VisuallyHidden>
              </span>
              {/* On a phone the menu is the only list of tabs, home included. */}
              <span className={css.onPhone}>
                <span aria-hidden className={css.count}>
                  {tabs.length}
                </span>
                <VisuallyHidden>{t('tabs.all', { count: tabs.length })}</VisuallyHidden>
              </span>
              <ChevronDown aria-hidden size={16} className={css.onWide} />
            </Button>
          }
          items={[
            {
              type: 'radio',
              label: t('tabs.label'),
              value: path,
              options: tabs.map((tab) => ({ value: tab.path, label: labelOf(tab) })),
              onValueChange: (chosen) => {
                const tab = tabs.find((known) => known.path === chosen)
                if (tab) void navigate(tabAt(tab))
              },
            },
            { type: 'separator' },
            {
              label: t('tabs.closeThis'),
              shortcut: shortcuts.close,
              isDisabled: !isClosable,
              onSelect: () => close(path),
            },
            {
              label: t('tabs.closeOthers'),
              isDisabled: isClosable && others.length === 1,
              onSelect: () => closeOthers(path),
            },
            { label: t('tabs.closeAll'), onSelect: () => closeOthers(home.path) },
          ]}
        />
      )}
    </nav>
  )
}
