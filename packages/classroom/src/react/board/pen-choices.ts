/** Inks and widths to choose from. Values of the drawing itself, not of the interface, so they are no tokens. */
export const PEN_COLORS = [
  { name: 'ink', color: '#1f1f1f' },
  { name: 'red', color: '#d4380d' },
  { name: 'blue', color: '#1470cc' },
  { name: 'green', color: '#23822f' },
  { name: 'orange', color: '#d48806' },
  { name: 'purple', color: '#7a3fc4' },
  { name: 'pink', color: '#d6408f' },
  { name: 'white', color: '#ffffff' },
] as const

/** Logical pixels of a 1280 × 720 page. */
export const PEN_WIDTHS = [2, 4, 8, 14] as const

export const HIGHLIGHTER_COLORS = [
  { name: 'yellow', color: '#fadb14' },
  { name: 'green', color: '#73d13d' },
  { name: 'blue', color: '#40a9ff' },
  { name: 'red', color: '#ff7875' },
  { name: 'purple', color: '#b37feb' },
] as const
export const HIGHLIGHTER_WIDTHS = [12, 20, 32] as const
export const ERASER_WIDTHS = [10, 24, 48] as const
