import type { Mark, Work } from './homework.ts'

/**
 * The mark that was given to the answer that stands now. Saving an answer takes its points: words, ink and spoken
 * remarks without points were given to the answer before, whose try keeps them.
 */
export const ownMark = <Given extends Pick<Mark, 'score'>>(mark: Given | null): Given | null =>
  mark === null || mark.score === null ? null : mark

/** Until a work that was handed in again is graded, the words of its row are about the try before. */
export const hasOwnReview = ({ status, returnedAt }: Pick<Work, 'status' | 'returnedAt'>): boolean =>
  status !== 'submitted' || returnedAt === null
