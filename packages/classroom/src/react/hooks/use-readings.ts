import type { KnownWord } from '@hwjy/ui/pinyin'
import type { Reading } from '../../core/board/board-types.ts'
import { useRoom } from './use-room.ts'

const NONE: readonly KnownWord[] = []
const known = new WeakMap<readonly Reading[], readonly KnownWord[]>()

/** Words whose pinyin the teacher has corrected, as `HanziText` takes them: the same array until there is another. [R83] */
export const useReadings = (): readonly KnownWord[] => useRoom((room) => knownWords(room.board.readings))

export function knownWords(readings: readonly Reading[] | undefined): readonly KnownWord[] {
  if (readings === undefined) return NONE
  const words = known.get(readings) ?? readings.map(({ word, pinyin }) => ({ hanzi: word, pinyin }))
  known.set(readings, words)
  return words
}
