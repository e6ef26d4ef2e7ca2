import type { Language } from '@hwjy/base'

export interface BoardDescription {
  /** From 1. */
  page: number
  pages: number
  strokes: number
  canDraw: boolean
}
export type BoardLabel = (board: BoardDescription) => string

export const boardLabels = {
  'zh-CN': ({ page, pages, strokes, canDraw }) =>
    `白板，第 ${page} 页，共 ${pages} 页，${strokes} 笔${canDraw ? '，可以书写' : ''}`,
  'en-US': ({ page, pages, strokes, canDraw }) =>
    `Board, page ${page} of ${pages}, ${strokes} ${strokes === 1 ? 'stroke' : 'strokes'}${canDraw ? ', you can write' : ''}`,
  'ja-JP': ({ page, pages, strokes, canDraw }) =>
    `ボード、${pages} ページ中 ${page} ページ目、線 ${strokes} 本${canDraw ? '、書き込めます' : ''}`,
} as const satisfies Record<Language, BoardLabel>

/**
 * What a board tells screen readers, in the language that was set last; English at first.
 * @param own takes its place in every language
 */
export function createBoardDescription(own: BoardLabel | undefined, onChange: () => void) {
  let label: BoardLabel = own ?? boardLabels['en-US']
  return {
    label: (board: BoardDescription) => label(board),
    setLanguage(language: Language) {
      label = own ?? boardLabels[language]
      onChange()
    },
  }
}
