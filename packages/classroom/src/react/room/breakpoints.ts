/** The room asks its own box, not the window: it may be embedded in a page. Rules outside a query are for 390 px. */
export const room = {
  medium: 'classroom (min-width: 640px)',
  wide: 'classroom (min-width: 960px)',
  /** A small laptop: width for columns, no height for two large pictures over the chat. */
  wideAndLow: 'classroom (min-width: 960px) and (max-height: 760px)',
  /** A phone on its side. */
  flat: 'classroom (max-height: 480px) and (min-width: 560px)',
  narrow: 'classroom (max-width: 639.98px)',
} as const
