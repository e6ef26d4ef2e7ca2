import { Button, DropdownMenu, IconButton, useConfirm } from '@hwjy/ui'
import { findPage } from '../../core/board/empty-board.ts'
import { paperOf } from '../../core/board/paper.ts'
import { mayLookBack } from '../../core/room/rules/look-back-rules.ts'
import { hasTool } from '../../ports/board-engine.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useBoardState } from '../hooks/use-board-state.ts'
import { useBoardPages, useBoardTools } from '../hooks/use-board-tools.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useLookBack } from '../hooks/use-look-back.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { pageBeside } from '../pages/page-beside.ts'
import { MoreIcon } from '../shared/icons.ts'
import {
  ClearIcon,
  DeleteIcon,
  DownloadIcon,
  FitIcon,
  InsertIcon,
  NextIcon,
  PagesIcon,
  PaperIcon,
  PlusIcon,
  PreviousIcon,
  RedoIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../shared/later-icons.ts'
import type { BoardDialogName } from './dialogs/board-dialog-name.ts'
import * as css from './board-pane.css.ts'
import { type BarWidth, fits, TOOLS, useClearPage } from './board-toolbar.tsx'
import { LookBackButton } from './look-back/look-back-button.tsx'
import { newPageId } from './new-page-id.ts'

interface PageControlsProps {
  command: CommandState
  width: BarWidth
  /** Tools that the bar has no room for are in the menu. */
  isWriting: boolean
  onShowPages: () => void
  onOpen: (name: BoardDialogName) => void
}

export function PageControls({ command, width, isWriting, onShowPages, onOpen }: PageControlsProps) {
  const t = useTranslate()
  const confirm = useConfirm()
  const isTeacher = useMe()?.isTeacher ?? false
  const { zoom, setZoom } = useBoardTools()
  const { board, channel } = useClassroom()
  const { currentPageId, number, count, previousPageId, nextPageId } = useBoardPages()
  const paper = useRoom((room) => paperOf(findPage(room.board, currentPageId) ?? { background: 'white' }))
  const mayStudentsLookBack = useRoom(mayLookBack)
  const canLookBack = useLookBack() !== null
  const clear = useClearPage(command)

  const turn = (step: -1 | 1) => {
    const pageId = pageBeside(channel.getState(), step)
    if (pageId !== null) void command.attempt({ type: 'board.turnPage', pageId })
  }
  const add = async () => {
    const pageId = newPageId()
    const pages = [{ pageId, paper }]
    if (!(await command.attempt({ type: 'board.addPages', afterId: currentPageId, pages }))) return
    await command.attempt({ type: 'board.turnPage', pageId })
  }
  const remove = async () => {
    const isSure = await confirm({
      title: t('board.deleteTitle', { page: number }),
      description: t('board.deleteBody'),
      confirmLabel: t('board.deleteConfirm'),
      tone: 'danger',
    })
    if (isSure) await command.attempt({ type: 'board.removePage', pageId: currentPageId })
  }
  const lookBackItem = {
    type: 'check' as const,
    label: t('board.lookBack'),
    isChecked: mayStudentsLookBack,
    onCheckedChange: (allowed: boolean) => void command.attempt({ type: 'setLookBack', allowed }),
  }
  const foldedItems = [
    ...TOOLS.filter(({ tool, from }) => !fits(from, width) && hasTool(board, tool)).map(({ tool, Icon }) => ({
      label: t(`board.${tool}`),
      icon: <Icon size={16} />,
      onSelect: () => board.setTool(tool),
    })),
    ...(fits('folded', width)
      ? []
      : [
          {
            label: t('board.redo'),
            icon: <RedoIcon size={16} />,
            onSelect: () => void command.attempt({ type: 'board.redo' }),
          },
        ]),
    ...(isTeacher && !fits('wide', width)
      ? [
          { label: t('board.paper'), icon: <PaperIcon size={16} />, onSelect: () => onOpen('paper') },
          { label: t('board.overview'), icon: <PagesIcon size={16} />, onSelect: onShowPages },
          ...(fits('folded', width)
            ? []
            : [
                ...(board.features.has('insert')
                  ? [
                      {
                        label: t('board.insert'),
                        icon: <InsertIcon size={16} />,
                        onSelect: () => onOpen('insert'),
                      },
                    ]
                  : []),
                {
                  label: t('board.previousPage'),
                  icon: <PreviousIcon size={16} />,
                  onSelect: () => turn(-1),
                },
                { label: t('board.nextPage'), icon: <NextIcon size={16} />, onSelect: () => turn(1) },
                { label: t('board.addPage'), icon: <PlusIcon size={16} />, onSelect: () => void add() },
              ]),
          { label: t('board.clear'), icon: <ClearIcon size={16} />, onSelect: () => void clear() },
        ]
      : []),
    ...(fits('wide', width) ? [] : [{ type: 'separator' as const }]),
  ]
  return (
    <fieldset className={css.pages} aria-label={t('board.pages')}>
      {isTeacher && fits('folded', width) && (
        <IconButton
          size="sm"
          label={t('board.previousPage')}
          icon={<PreviousIcon size={18} />}
          shortcut="PageUp"
          disabled={previousPageId === null}
          onClick={() => turn(-1)}
        />
      )}
      {!isTeacher && !isWriting && <LookBackButton step={-1} />}
      <output className={css.pageNumber} aria-label={t('board.page', { page: number, count })}>
        {number} / {count}
      </output>
      {!isTeacher && !isWriting && <LookBackButton step={1} />}
      {isTeacher && (
        <>
          {fits('folded', width) && (
            <IconButton
              size="sm"
              label={t('board.nextPage')}
              icon={<NextIcon size={18} />}
              shortcut="PageDown"
              disabled={nextPageId === null}
              onClick={() => turn(1)}
            />
          )}
          {fits('folded', width) && (
            <IconButton size="sm" label={t('board.addPage')} icon={<PlusIcon size={18} />} onClick={() => void add()} />
          )}
          {fits('wide', width) && (
            <IconButton
              size="sm"
              label={t('board.overview')}
              icon={<PagesIcon size={18} />}
              shortcut="P"
              onClick={onShowPages}
            />
          )}
        </>
      )}
      {isWriting && fits('folded', width) && (
        <Button
          size="sm"
          tone="quiet"
          className={css.zoom}
          aria-label={t('board.zoom', { percent: Math.round(zoom * 100) })}
          onClick={() => setZoom(1)}
        >
          {Math.round(zoom * 100)}%
        </Button>
      )}
      <DropdownMenu
        side="top"
        trigger={<IconButton size="sm" label={t('room.more')} icon={<MoreIcon size={18} />} />}
        items={[
          ...(isWriting ? foldedItems : []),
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
          ...(canLookBack
            ? [{ label: t('board.overview'), icon: <PagesIcon size={16} />, onSelect: onShowPages }]
            : []),
          { label: t('board.savePage'), icon: <DownloadIcon size={16} />, onSelect: () => onOpen('save') },
          ...(isTeacher
            ? [
                { type: 'separator' as const },
                lookBackItem,
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
    </fieldset>
  )
}

// Apart from the rest, because it changes twice with each stroke.
function Unconfirmed() {
  const t = useTranslate()
  const count = useBoardState(({ unconfirmed }) => unconfirmed)
  return count > 0 && <span className={css.unconfirmed}>{t('board.unconfirmed', { count })}</span>
}
