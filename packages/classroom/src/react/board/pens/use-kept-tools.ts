import { useEffect } from 'react'
import type { BoardEngine, BoardEngineState } from '../../../ports/board-engine.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import type { KeptTools } from '../../preferences/preferences.ts'

/** The tools begin as this person left them on this device, and what is changed is kept. */
export function useKeptTools(): void {
  const { board, preferences } = useClassroom()
  useEffect(() => {
    takeUp(board, preferences.getState().tools)
    let kept = board.getState()
    return board.subscribe(() => {
      const state = board.getState()
      if (KEPT.every((name) => state[name] === kept[name])) return
      kept = state
      preferences.setState((before) => ({ ...before, tools: keptOf(state) }))
    })
  }, [board, preferences])
}

const KEPT = ['pen', 'penTip', 'highlighter', 'eraser'] as const satisfies readonly (keyof KeptTools)[]
const keptOf = ({ pen, penTip, highlighter, eraser }: BoardEngineState): KeptTools => ({
  pen,
  penTip,
  highlighter,
  eraser,
})

// What is stored on a device may be of another version, or of anybody.
function takeUp(board: BoardEngine, tools: Partial<KeptTools> | null): void {
  if (isPen(tools?.pen)) {
    board.setPen(tools.pen)
    board.setTextStyle({ color: tools.pen.color })
  }
  if (tools?.penTip === 'brush' && board.features.has('brush')) board.setPenTip('brush')
  if (isPen(tools?.highlighter)) board.setHighlighter(tools.highlighter)
  const { mode, width } = tools?.eraser ?? {}
  if ((mode === 'stroke' || mode === 'point') && Number.isFinite(width)) board.setEraser({ mode, width: Number(width) })
}

const isPen = (pen: Partial<KeptTools['pen']> | undefined): pen is KeptTools['pen'] =>
  /^#[0-9a-f]{6}$/.test(String(pen?.color)) && Number.isFinite(pen?.width)
