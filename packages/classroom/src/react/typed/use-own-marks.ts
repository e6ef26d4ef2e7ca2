import { createLoader } from '@hwjy/base'
import { useEffect, useState } from 'react'
import type { AnswerBucket, Practice, TypedTexts } from '../../core/room/practice-types.ts'
import { typedTaskOf } from '../../core/room/rules/typed-rules.ts'

// 20 kB of readings: fetched when a practice is over and this page has something to mark.
const marking = createLoader(() => import('../../core/marking/mark-answer.ts'))

type Marks = readonly (readonly AnswerBucket[])[]

/**
 * What each word that I typed is, by question and blank; null until it is known. The room tells numbers of people alone, so
 * the page marks its own words as the authority did.
 */
export function useOwnMarks({ questions, results }: Practice, mine: TypedTexts | null): Marks | null {
  const [mark, setMark] = useState(() => marking.loaded()?.markAnswer ?? null)
  const isWanted = mine !== null && results !== null
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    marking.load().then(
      ({ markAnswer }) => isHere && setMark(() => markAnswer),
      // The words stand without their marks then.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted])
  if (mine === null || mark === null) return null
  return questions.map((question, i) => {
    const task = typedTaskOf(question)
    const key = results?.[i]?.typed
    if (task === null || key === undefined) return []
    return (mine[i] ?? []).map((word, n) =>
      mark(word, { answerBy: task.answerBy, accepted: key.accepted[n] ?? [], pinyin: key.pinyin[n] ?? [] }),
    )
  })
}
