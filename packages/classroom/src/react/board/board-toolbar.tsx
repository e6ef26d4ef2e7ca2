import { IconButton, useConfirm } from '@hwjy/ui'
import { findPage } from '../../core/board/empty-board.ts'
import { strokesByAuthor } from '../../core/board/strokes-by-author.ts'
import type { UserId } from '../../core/room/ids.ts'
import { type BoardTool, hasTool } from '../../ports/board-engine.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useBoardPages } from '../hooks/use-board-tools.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useDenial } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import {
  ClearIcon,
  EraserIcon,
  HighlighterIcon,
  LaserIcon,
  MoveIcon,
  PaperIcon,
  PenIcon,
  RedoIcon,
  SelectIcon,
  ShapesIcon,
  TextIcon,
  UndoIcon,
} from '../shared/later-icons.ts'
import { lateView } from '../shared/late-view.tsx'
import type { BoardDialogName } from './dialogs/board-dialog-name.ts'
import * as css from './board-pane.css.ts'
import { PenOptions } from './pen-options.tsx'
import { ToolButton } from './tool-button.tsx'

const InsertMenu = lateView(() => import('../files/insert-menu.tsx').then((module) => module.InsertMenu))

/** In the order of the bar. What is not `always` gives way where there is no width. */
export const TOOLS = [
  { tool: 'select', Icon: SelectIcon, shortcut: 'Escape', from: 'folded' },
  { tool: 'pen', Icon: PenIcon, shortcut: 'B', from: 'tight' },
  { tool: 'highlighter', Icon: HighlighterIcon, shortcut: 'Y', from: 'wide' },
  { tool: 'eraser', Icon: EraserIcon, shortcut: 'X', from: 'tight' },
  { tool: 'shape', Icon: ShapesIcon, shortcut: 'O', from: 'wide' },
  { tool: 'text', Icon: TextIcon, shortcut: 'T', from: 'tight' },
  { tool: 'laser', Icon: LaserIcon, shortcut: 'L', from: 'wide' },
  { tool: 'hand', Icon: MoveIcon, shortcut: 'H', from: 'wide' },
] as const satisfies readonly { tool: BoardTool; Icon: typeof PenIcon; shortcut: string; from: BarWidth }[]

/** How much room the bar has. */
export type BarWidth = 'tight' | 'folded' | 'wide'
const ORDER: readonly BarWidth[] = ['tight', 'folded', 'wide']
export const fits = (from: BarWidth, width: BarWidth) => ORDER.indexOf(from) <= ORDER.indexOf(width)

interface BoardToolbarProps {
  command: CommandState
  width: BarWidth
  onOpen: (name: BoardDialogName) => void
}

/**
 * Tools of the user who holds the pen. Clearing asks first and can be undone; with nothing to undo, a press says so.
 */
export function BoardToolbar({ command, width, onOpen }: BoardToolbarProps) {
  const t = useTranslate()
  const { board } = useClassroom()
  const isTeacher = useMe()?.isTeacher ?? false
  const clear = useClearPage(command)
  const undoDenial = useDenial({ type: 'board.undo' })
  const redoDenial = useDenial({ type: 'board.redo' })
  return (
    <fieldset className={css.tools} aria-label={t('board.toolbar')}>
      {TOOLS.filter(({ tool, from }) => fits(from, width) && hasTool(board, tool)).map(({ tool, Icon, shortcut }) => (
        <ToolButton key={tool} tool={tool} Icon={Icon} shortcut={shortcut} />
      ))}
      <PenOptions />
      {fits('folded', width) && (isTeacher || board.features.has('hanziCard')) && <InsertMenu onOpen={onOpen} />}
      <span className={css.divider} />
      <IconButton
        label={t('board.undo')}
        icon={<UndoIcon size={20} />}
        shortcut="Ctrl+Z"
        tooltipSide="top"
        aria-disabled={undoDenial !== null}
        onClick={() => void command.attempt({ type: 'board.undo' })}
      />
      {fits('folded', width) && (
        <IconButton
          label={t('board.redo')}
          icon={<RedoIcon size={20} />}
          shortcut="Ctrl+Shift+Z"
          tooltipSide="top"
          aria-disabled={redoDenial !== null}
          onClick={() => void command.attempt({ type: 'board.redo' })}
        />
      )}
      {isTeacher && fits('wide', width) && (
        <>
          <span className={css.divider} />
          {board.features.has('paper') && (
            <IconButton
              label={t('board.paper')}
              icon={<PaperIcon size={20} />}
              tooltipSide="top"
              onClick={() => onOpen('paper')}
            />
          )}
          <IconButton
            label={t('board.clear')}
            icon={<ClearIcon size={20} />}
            tooltipSide="top"
            onClick={() => void clear()}
          />
        </>
      )}
    </fieldset>
  )
}

/** Asks before all of a page goes, by whom it is, and then clears it. */
export function useClearPage(command: CommandState) {
  const t = useTranslate()
  const confirm = useConfirm()
  const { currentPageId, number } = useBoardPages()
  const { channel, language } = useClassroom()
  const address = usePersonAddress()
  return async () => {
    const { me, room } = channel.getState()
    const nameOf = (userId: UserId) =>
      userId === me?.userId ? t('board.clearYou') : address(room.participants[userId]?.name ?? '?')
    const people = new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(
      strokesByAuthor(findPage(room.board, currentPageId)).map(([author, count]) =>
        t('board.clearStrokes', { name: nameOf(author), count }),
      ),
    )
    const isSure = await confirm({
      title: t('board.clearTitle'),
      description:
        people === '' ? t('board.clearBody', { page: number }) : t('board.clearBodyOf', { page: number, people }),
      confirmLabel: t('board.clearConfirm'),
      tone: 'danger',
    })
    if (isSure) await command.attempt({ type: 'board.clearPage', pageId: currentPageId })
  }
}
