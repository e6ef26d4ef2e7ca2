import type { BoardEngine } from '../../ports/board-engine.ts'

/** Pastes elements that were copied. Files are left to the page around, which knows where they go. */
export const pasteInto =
  ({ act }: Pick<BoardEngine, 'act'>, canDraw: () => boolean) =>
  (event: ClipboardEvent): void => {
    if (!canDraw() || (event.clipboardData?.files.length ?? 0) > 0) return
    event.preventDefault()
    act('paste')
  }
