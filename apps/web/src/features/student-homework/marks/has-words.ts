import type { WorkQuestion } from '@hwjy/sdk'

/** Says whether a teacher said something to one answer. */
export const hasWords = ({ mark }: Pick<WorkQuestion, 'mark'>): boolean =>
  mark !== null && (mark.comment !== '' || mark.commentAudio.length + mark.markedImages.length > 0)
