import { useRef } from 'react'
import type { CommandState } from '../hooks/use-command.ts'
import { useWidthOf } from '../shared/use-width-of.ts'
import type { BoardDialogName } from './dialogs/board-dialog-name.ts'
import * as css from './board-pane.css.ts'
import { type BarWidth, BoardToolbar } from './board-toolbar.tsx'
import { PageControls } from './page-controls.tsx'
import { useKeptTools } from './pens/use-kept-tools.ts'
import { PageSizeButton } from './page-view/page-size-button.tsx'

// Widths at which the bar has room for all tools, and for the ones that are used all the time and the pages.
const WIDE_PX = 920
const FOLDED_PX = 560

export interface BoardBarProps {
  command: CommandState
  onShowPages: () => void
  onOpen: (name: BoardDialogName) => void
}

/** Tools, pages and zoom for who holds the pen. */
export function BoardBar({ command, onShowPages, onOpen }: BoardBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const px = useWidthOf(bar, WIDE_PX)
  useKeptTools()
  const width: BarWidth = px >= WIDE_PX ? 'wide' : px >= FOLDED_PX ? 'folded' : 'tight'
  return (
    <div ref={bar} className={css.bar}>
      <BoardToolbar command={command} width={width} onOpen={onOpen} />
      <PageControls command={command} width={width} isWriting onShowPages={onShowPages} onOpen={onOpen} />
      <PageSizeButton />
    </div>
  )
}

/** Pages and zoom for a reader, over a corner of the page. */
export function PagePill({ isBoard, command, onShowPages, onOpen }: BoardBarProps & { isBoard: boolean }) {
  return (
    <div className={css.pill}>
      {isBoard && (
        <PageControls command={command} width="wide" isWriting={false} onShowPages={onShowPages} onOpen={onOpen} />
      )}
      <PageSizeButton />
    </div>
  )
}
