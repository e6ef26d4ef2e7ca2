import { type BoardEngine, type BoardEngineState, hasTool } from '../ports/board-engine.ts'
import type { BoardTools } from './board-tools.ts'
import { withEraser, withPen, withShapeStyle, withTextStyle } from './tool-settings.ts'

export interface SettersWorld {
  features: BoardEngine['features']
  tools: BoardTools
  canDraw(): boolean
  getState(): BoardEngineState
  update(change: Partial<BoardEngineState>): void
  /** A tool, the selection or the text being written changed. */
  tell(): void
}

/** The part of the engine that sets and uses the tools. */
export function toolSetters({ features, tools, canDraw, getState, update, tell }: SettersWorld) {
  function setTool(tool: BoardEngineState['tool']): void {
    if (!hasTool({ features }, tool) || tool === getState().tool) return
    if (tool !== 'select') tools.select.choose([])
    update({ tool })
  }

  return {
    setTool,
    setPen: (change) => update({ pen: withPen(getState().pen, change) }),
    setPenTip: (penTip) => update({ penTip }),
    setHighlighter: (change) => update({ highlighter: withPen(getState().highlighter, change) }),
    setEraser: (change) => update({ eraser: withEraser(getState().eraser, change) }),
    setShape: (shape) => update({ shape }),
    setShapeStyle: (change) => update({ shapeStyle: withShapeStyle(getState().shapeStyle, change) }),
    setSelectMode: (selectMode) => update({ selectMode }),
    setTextStyle(change) {
      const text = withTextStyle(getState().text, change)
      update({ text })
      tools.text.restyle(text)
      tell()
    },
    setRuler: tools.ruler.set,
    moveRuler: tools.ruler.move,
    act(act) {
      if (!canDraw()) return
      // A file that another program put into the clipboard before would be pasted instead.
      if (act === 'copy' || act === 'cut') void navigator.clipboard?.writeText('').catch(() => undefined)
      if (act === 'paste' || act === 'duplicate' || act === 'selectAll') setTool('select')
      tools.select.act(act)
    },
    restyle(style) {
      if (canDraw()) tools.select.restyle(style)
    },
    insert(element, at) {
      if (!canDraw()) return
      setTool('select')
      tools.insert(element, at)
    },
    chooseSyllable: tools.syllables.choose,
    correctSyllables: tools.syllables.finish,
    finishText(text, ruby) {
      tools.text.finish(text, ruby)
      tell()
    },
    cancelText() {
      tools.text.cancel()
      tell()
    },
  } satisfies Partial<BoardEngine>
}
