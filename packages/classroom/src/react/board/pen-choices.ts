/** Inks and widths to choose from. Values of the drawing itself, not of the interface, so they are no tokens. */
export const PEN_COLORS = [
  { name: 'ink', color: '#1f1f1f' },
  { name: 'red', color: '#d4380d' },
  { name: 'blue', color: '#1470cc' },
  { name: 'green', color: '#23822f' },
  { name: 'orange', color: '#d48806' },
  { name: 'purple', color: '#7a3fc4' },
  { name: 'white', color: '#ffffff' },
] as const

/** Logical pixels of a 1280 × 720 page. */
export const PEN_WIDTHS = [
  { name: 'thin', width: 2 },
  { name: 'medium', width: 4 },
  { name: 'thick', width: 8 },
  { name: 'brush', width: 16 },
] as const
