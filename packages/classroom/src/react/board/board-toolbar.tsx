import { IconButton, useConfirm } from '@hwjy/ui'
import type { BoardTool } from '../../ports/board-engine.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useBoardPages, useBoardTools } from '../hooks/use-board-tools.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useDenial } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { ClearIcon, EraserIcon, LaserIcon, MoveIcon, PenIcon, RedoIcon, UndoIcon } from '../shared/icons.ts'
import * as css from './board-pane.css.ts'
import { PenOptions } from './pen-options.tsx'

const tools = [
  { tool: 'pen', Icon: PenIcon },
  { tool: 'eraser', Icon: EraserIcon },
  { tool: 'laser', Icon: LaserIcon },
  { tool: 'hand', Icon: MoveIcon },
] as const satisfies readonly { tool: BoardTool; Icon: typeof PenIcon }[]

/**
 * Tools of the user who holds the pen. Clearing asks first and can be undone; with nothing to undo, a press says so.
 */
export function BoardToolbar({ command }: { command: CommandState }) {
  const t = useTranslate()
  const confirm = useConfirm()
  const isTeacher = useMe()?.isTeacher ?? false
  const board = useBoardTools()
  const { currentPageId, number } = useBoardPages()
  const undoDenial = useDenial({ type: 'board.undo' })
  const redoDenial = useDenial({ type: 'board.redo' })

  const clear = async () => {
    const isSure = await confirm({
      title: t('board.clearTitle'),
      description: t('board.clearBody', { page: number }),
      confirmLabel: t('board.clearConfirm'),
      tone: 'danger',
    })
    if (isSure) await command.attempt({ type: 'board.clearPage', pageId: currentPageId })
  }
  return (
    <fieldset className={css.tools} aria-label={t('board.toolbar')}>
      {tools.map(({ tool, Icon }) => (
        <IconButton
          key={tool}
          label={t(`board.${tool}`)}
          icon={<Icon size={20} />}
          isPressed={board.tool === tool}
          tooltipSide="right"
          onClick={() => board.setTool(tool)}
        />
      ))}
      <PenOptions />
      <span className={css.divider} />
      <IconButton
        label={t('board.undo')}
        icon={<UndoIcon size={20} />}
        shortcut="Ctrl+Z"
        tooltipSide="right"
        aria-disabled={undoDenial !== null}
        onClick={() => void command.attempt({ type: 'board.undo' })}
      />
      <IconButton
        label={t('board.redo')}
        icon={<RedoIcon size={20} />}
        shortcut="Ctrl+Shift+Z"
        tooltipSide="right"
        aria-disabled={redoDenial !== null}
        onClick={() => void command.attempt({ type: 'board.redo' })}
      />
      {isTeacher && (
        <IconButton
          label={t('board.clear')}
          icon={<ClearIcon size={20} />}
          tooltipSide="right"
          onClick={() => void clear()}
        />
      )}
    </fieldset>
  )
}
