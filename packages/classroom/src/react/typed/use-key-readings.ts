import { useEffect, useState } from 'react'
import { pinyinKey } from '../../core/room/rules/typed-text.ts'
import { allReadingsOf } from '../board/ruby-of.ts'
import { useReadings } from '../hooks/use-readings.ts'
import { checkedReading } from './checked-reading.ts'

export interface KeyReadings {
  /** What is shown for a word: as the teacher corrected it, else as dictionaries and the class read it. */
  shown(word: string): string
  correct(word: string, typed: string): void
  /** Words whose correction was refused and has not been changed since. */
  wrong: readonly string[]
  /**
   * The pinyin that is right for each of the words; null where a correction is none, which then shows.
   * @throws when the dictionary could not be fetched
   */
  settle(words: readonly string[]): Promise<ReadonlyMap<string, string> | null>
}

/** What the readings of right answers are, before a practice begins. [R72] */
export function useKeyReadings(words: readonly string[]): KeyReadings {
  const known = useReadings()
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map())
  // The words stay out of the log until the end, so a correction goes into the key and not to the class, as R83 does it.
  const [corrections, setCorrections] = useState<ReadonlyMap<string, string>>(new Map())
  const [wrong, setWrong] = useState<readonly string[]>([])
  const list = words.join('\n')

  useEffect(() => {
    if (list === '') return
    let isWanted = true
    readingsOf(list.split('\n')).then(
      (readings) => isWanted && setFound(readings),
      // Without a dictionary the start says so.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
    async function readingsOf(all: readonly string[]) {
      return new Map(
        await Promise.all(all.map(async (word) => [word, pinyinKey(await allReadingsOf(word, known))] as const)),
      )
    }
  }, [list, known])

  return {
    shown: (word) => corrections.get(word) ?? found.get(word) ?? '',
    correct: (word, typed) => {
      setCorrections((before) => new Map(before).set(word, typed))
      setWrong((before) => before.filter((one) => one !== word))
    },
    wrong,
    settle: async (all) => {
      const settled = new Map<string, string>()
      const refused: string[] = []
      for (const word of all) {
        const typed = corrections.get(word)
        // An emptied field asks for the dictionary's reading again.
        const isCorrected = typed !== undefined && typed.trim() !== ''
        const reading = isCorrected ? checkedReading(word, typed) : pinyinKey(await allReadingsOf(word, known))
        if (reading === null) refused.push(word)
        else settled.set(word, reading)
      }
      setWrong(refused)
      return refused.length > 0 ? null : settled
    },
  }
}
