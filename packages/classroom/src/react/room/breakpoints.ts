/** The room asks its own box, not the window: it may be embedded in a page. Rules outside a query are for 390 px. */
export const room = {
  narrow: 'classroom (max-width: 639.98px)',
  medium: 'classroom (min-width: 640px)',
  /** People beside the board. A box wider than high has them too, or the board would take all the height. */
  columns: 'classroom ((min-width: 960px) or ((min-width: 560px) and (min-aspect-ratio: 1 / 1)))',
  /** Columns with no height for two large pictures over the chat. */
  lowColumns: 'classroom (min-width: 560px) and (max-height: 760px) and (min-aspect-ratio: 1 / 1)',
  wide: 'classroom (min-width: 960px)',
} as const
