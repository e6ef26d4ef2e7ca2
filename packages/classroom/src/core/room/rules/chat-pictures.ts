import type { ChatMode } from '../state-types.ts'

/** Students may send pictures as far as the teacher of this class is concerned; the school's rule stands beside it. [R92] */
export const mayShowPictures = ({ hasPictures = true }: ChatMode): boolean => hasPictures
