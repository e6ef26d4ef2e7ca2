/** Pictures of sheets at the sizes they are needed in: the page in sight first, those after it in advance. */
import type { Sheet } from '../../core/board/sheet.ts'

// Widths of a whole page in device pixels. The next larger one is drawn, so that a small change of zoom costs nothing.
const WIDTHS = [960, 1_280, 1_920, 2_560, 4_096] as const
/** The page in sight, the one before and the two after it. */
const KEPT = 4

export interface SheetDrawing {
  draw(sheet: Sheet, width: number): Promise<CanvasImageSource>
  onDrawn(): void
  onFailed(sheet: Sheet): void
}

interface Drawn {
  width: number
  image: CanvasImageSource
}

export const keyOfSheet = ({ fileId, no }: Sheet): string => `${fileId}/${no}`

/** The width that is drawn for a page of so many device pixels. */
export const drawnWidth = (width: number): number =>
  WIDTHS.find((one) => one >= width) ?? WIDTHS[WIDTHS.length - 1] ?? 0

export function createSheetPictures({ draw, onDrawn, onFailed }: SheetDrawing) {
  // The one that was wanted longest ago first.
  const drawn = new Map<string, Drawn>()
  const failed = new Set<string>()
  let wanted: readonly { sheet: Sheet; width: number }[] = []
  let isDrawing = false

  function want(sheets: readonly Sheet[], width: number): void {
    wanted = sheets.map((sheet) => ({ sheet, width: drawnWidth(width) }))
    void drawNext()
  }

  const isMissing = ({ sheet, width }: { sheet: Sheet; width: number }) => {
    const key = keyOfSheet(sheet)
    return !failed.has(key) && (drawn.get(key)?.width ?? 0) < width
  }

  // One after the other: the page in sight must not wait for those after it.
  async function drawNext(): Promise<void> {
    const next = wanted.find(isMissing)
    if (next === undefined || isDrawing) return
    isDrawing = true
    const key = keyOfSheet(next.sheet)
    try {
      const image = await draw(next.sheet, next.width)
      drawn.delete(key)
      drawn.set(key, { width: next.width, image })
      forget()
      onDrawn()
    } catch {
      failed.add(key)
      onFailed(next.sheet)
    }
    isDrawing = false
    void drawNext()
  }

  function forget(): void {
    const needed = new Set(wanted.map(({ sheet }) => keyOfSheet(sheet)))
    for (const key of drawn.keys()) {
      if (drawn.size <= KEPT) return
      if (!needed.has(key)) drawn.delete(key)
    }
  }

  return {
    want,
    get: (sheet: Sheet): CanvasImageSource | null => drawn.get(keyOfSheet(sheet))?.image ?? null,
    retry(): void {
      failed.clear()
      void drawNext()
    },
    clear(): void {
      wanted = []
      drawn.clear()
    },
  }
}
