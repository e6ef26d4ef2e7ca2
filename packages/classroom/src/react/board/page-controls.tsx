import { DropdownMenu, IconButton, useConfirm } from '@hwjy/ui'
import { useState } from 'react'
import { PAGE_BACKGROUNDS } from '../../core/board/board-types.ts'
import type { PageBackground, PageId } from '../../core/board/board-types.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useBoardPages, useBoardState, useBoardTools } from '../hooks/use-board-tools.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import {
  DeleteIcon,
  DownloadIcon,
  FitIcon,
  MoreIcon,
  NextIcon,
  PagesIcon,
  PlusIcon,
  PreviousIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../shared/icons.ts'
import { lateView } from '../shared/late-view.tsx'
import * as css from './board-pane.css.ts'
import { newPageId } from './new-page-id.ts'

const PageOverview = lateView(() => import('./page-overview.tsx').then((module) => module.PageOverview))

export function PageControls({ command }: { command: CommandState }) {
  const t = useTranslate()
  const confirm = useConfirm()
  const isTeacher = useMe()?.isTeacher ?? false
  const { zoom, setZoom, exportPage } = useBoardTools()
  const { currentPageId, number, count, background, previousPageId, nextPageId } = useBoardPages()
  const [isOverviewOpen, setIsOverviewOpen] = useState(false)

  const turn = (pageId: PageId | null) => {
    if (pageId !== null) void command.attempt({ type: 'board.turnPage', pageId })
  }
  const add = async () => {
    const pageId = newPageId()
    if (!(await command.attempt({ type: 'board.addPage', pageId, background }))) return
    await command.attempt({ type: 'board.turnPage', pageId })
  }
  const remove = async () => {
    const isSure = await confirm({
      title: t('board.deleteTitle', { page: number }),
      description: t('board.deleteBody'),
      confirmLabel: t('board.deleteConfirm'),
      tone: 'danger',
    })
    if (isSure) await command.attempt({ type: 'board.deletePage', pageId: currentPageId })
  }
  const save = async () => {
    const url = URL.createObjectURL(await exportPage(currentPageId, { width: 1_920 }))
    const link = document.createElement('a')
    link.href = url
    link.download = `${t('board.page', { page: number, count })}.png`
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <fieldset className={css.pages} aria-label={t('board.pages')}>
      {isTeacher && (
        <IconButton
          size="sm"
          label={t('board.previousPage')}
          icon={<PreviousIcon size={18} />}
          shortcut="PageUp"
          disabled={previousPageId === null}
          onClick={() => turn(previousPageId)}
        />
      )}
      <output className={css.pageNumber} aria-label={t('board.page', { page: number, count })}>
        {number} / {count}
      </output>
      {isTeacher && (
        <>
          <IconButton
            size="sm"
            label={t('board.nextPage')}
            icon={<NextIcon size={18} />}
            shortcut="PageDown"
            disabled={nextPageId === null}
            onClick={() => turn(nextPageId)}
          />
          <IconButton size="sm" label={t('board.addPage')} icon={<PlusIcon size={18} />} onClick={() => void add()} />
          <IconButton
            size="sm"
            label={t('board.overview')}
            icon={<PagesIcon size={18} />}
            onClick={() => setIsOverviewOpen(true)}
          />
        </>
      )}
      <DropdownMenu
        trigger={<IconButton size="sm" label={t('room.more')} icon={<MoreIcon size={18} />} />}
        items={[
          {
            label: t('board.zoomIn'),
            icon: <ZoomInIcon size={16} />,
            onSelect: () => setZoom(Math.min(zoom * 1.5, 6)),
          },
          {
            label: t('board.zoomOut'),
            icon: <ZoomOutIcon size={16} />,
            onSelect: () => setZoom(Math.max(zoom / 1.5, 1)),
          },
          { label: t('board.zoomReset'), icon: <FitIcon size={16} />, onSelect: () => setZoom(1) },
          { label: t('board.savePage'), icon: <DownloadIcon size={16} />, onSelect: () => void save() },
          ...(isTeacher
            ? [
                { type: 'separator' as const },
                {
                  type: 'radio' as const,
                  label: t('board.background'),
                  value: background,
                  options: PAGE_BACKGROUNDS.map((value) => ({ value, label: t(`board.background.${value}`) })),
                  onValueChange: (value: string) =>
                    void command.attempt({
                      type: 'board.setBackground',
                      pageId: currentPageId,
                      background: value as PageBackground,
                    }),
                },
                { type: 'separator' as const },
                {
                  label: t('board.deletePage'),
                  icon: <DeleteIcon size={16} />,
                  tone: 'danger' as const,
                  onSelect: () => void remove(),
                },
              ]
            : []),
        ]}
      />
      <Unconfirmed />
      {isOverviewOpen && <PageOverview command={command} onClose={() => setIsOverviewOpen(false)} />}
    </fieldset>
  )
}

// Apart from the rest, because it changes twice with each stroke.
function Unconfirmed() {
  const t = useTranslate()
  const count = useBoardState(({ unconfirmed }) => unconfirmed)
  return count > 0 && <span className={css.unconfirmed}>{t('board.unconfirmed', { count })}</span>
}
