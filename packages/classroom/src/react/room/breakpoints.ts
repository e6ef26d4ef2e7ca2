/**
 * Areas and their sizes come from `core/view/room-areas.ts`; these are for what stands inside them. The room asks its own
 * box, not the window: it may be embedded in a page. Lengths are in rem, so that a larger text folds it as well.
 */
export const room = {
  narrow: 'classroom (max-width: 39.98rem)',
  wide: 'classroom (min-width: 60rem)',
} as const

/** The top bar asks its own width: beside the people it has less than the room. */
export const topBar = {
  /** A tablet held upright: what the lesson is called comes before the word for a good network. */
  medium: 'top-bar (max-width: 55.98rem)',
  /** No width for words beside the clock. */
  compact: 'top-bar (max-width: 39.98rem)',
  /** Not even for the word of the red button. */
  tight: 'top-bar (max-width: 27.98rem)',
} as const

/** So does the control bar. */
export const controlBar = {
  /** The tools used less are in the menu. */
  folded: 'control-bar (max-width: 56.98rem)',
  roomy: 'control-bar (min-width: 57rem)',
  /** A phone: sharing and settings of the room are in the menu. */
  phone: 'control-bar (max-width: 29.98rem)',
  /** The tools used most have buttons of their own, in every language. */
  wide: 'control-bar (min-width: 85rem)',
  /** There, and where the bar has just stopped folding, what is done to all students, but muting them, is in the menu. */
  middle:
    'control-bar ((min-width: 57rem) and (max-width: 74.98rem)) or ((min-width: 85rem) and (max-width: 95.98rem))',
  /** Pictures without their words. */
  tight: 'control-bar (max-width: 23.98rem)',
} as const
