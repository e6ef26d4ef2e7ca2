/**
 * The room asks its own box, not the window: it may be embedded in a page. Lengths are in rem, so that a larger text
 * folds the room as a smaller box does. Rules outside a query are for 390 px.
 */
export const room = {
  narrow: 'classroom (max-width: 39.98rem)',
  medium: 'classroom (min-width: 40rem)',
  /** People beside the board. A box wider than high has them too, or the board would take all the height. */
  columns: 'classroom ((min-width: 60rem) or ((min-width: 35rem) and (min-aspect-ratio: 1 / 1)))',
  /** Columns with no height for two large pictures over the chat. */
  lowColumns: 'classroom (min-width: 35rem) and (max-height: 47.5rem) and (min-aspect-ratio: 1 / 1)',
  /** One column with no height for all of it, as above a phone's keyboard. */
  lowColumn:
    'classroom (max-height: 40rem) and (max-width: 39.98rem) and ((max-width: 34.98rem) or (max-aspect-ratio: 999/1000))',
  wide: 'classroom (min-width: 60rem)',
} as const

/** The top bar asks its own width: beside the people it has less than the room. */
export const topBar = {
  /** No width for words beside the clock. */
  compact: 'top-bar (max-width: 39.98rem)',
  /** Not even for the word of the red button; what does not fit goes to a second line. */
  tight: 'top-bar (max-width: 23.98rem)',
} as const

/** So does the control bar. */
export const controlBar = {
  /** The tools used less are in the menu. */
  folded: 'control-bar (max-width: 53.98rem)',
  roomy: 'control-bar (min-width: 54rem)',
  /** Pictures without their words. */
  tight: 'control-bar (max-width: 22.48rem)',
} as const
