import { getListQuestionsQueryOptions, type ListQuestionsParams, type Question } from '@hwjy/sdk'
import { PaperQuestionInputsMax } from '@hwjy/sdk/limits'
import { useToast } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { PAGE_SIZE } from './use-bank-filter.ts'

/** One paper takes no more, so a longer selection could go nowhere. */
export const SELECTED_MAX = PaperQuestionInputsMax

/**
 * Holds which questions are selected.
 * @param request the filter of the list on which rows are pressed
 * @param total how many questions the list has
 */
export function useSelection(request: ListQuestionsParams, total: number) {
  const client = useQueryClient()
  const toast = useToast()
  const problemText = useProblemText()
  const [selected, setSelected] = useState<ReadonlyMap<string, Question>>(new Map())
  /** The row that was pressed last: a range begins there. */
  const last = useRef<{ place: number; questionId: string } | null>(null)

  /** Makes the queries of the pages that hold the rows from one place to another, both included. */
  function pagesBetween(from: number, to: number) {
    const first = Math.floor(from / PAGE_SIZE) + 1
    const count = Math.floor(to / PAGE_SIZE) + 2 - first
    return Array.from({ length: count }, (_, no) =>
      getListQuestionsQueryOptions({ ...request, current: first + no, size: PAGE_SIZE }),
    )
  }
  /** Resolves with the questions of these rows; fetches those that were never in sight, or have changed since. */
  async function between(from: number, to: number): Promise<Question[]> {
    const pages = await Promise.all(pagesBetween(from, to).map((page) => client.fetchQuery(page)))
    return pages.flatMap(({ records }) => records).slice(from % PAGE_SIZE, (from % PAGE_SIZE) + to - from + 1)
  }
  const lastOfAll = Math.min(total, SELECTED_MAX) - 1
  function isAllSelected(): boolean | 'mixed' {
    const known = pagesBetween(0, lastOfAll).flatMap(({ queryKey }) => client.getQueryData(queryKey)?.records ?? [])
    const here = known.slice(0, lastOfAll + 1).filter(({ questionId }) => selected.has(questionId)).length
    return here > lastOfAll || (here > 0 && 'mixed')
  }
  function set(questions: readonly Question[], isSelected: boolean) {
    setSelected((before) => {
      const next = new Map(before)
      for (const question of questions) {
        if (!isSelected) next.delete(question.questionId)
        else if (next.size < SELECTED_MAX) next.set(question.questionId, question)
      }
      return next
    })
  }
  async function setFetched(work: () => Promise<readonly Question[]>, isSelected: boolean) {
    try {
      set(await work(), isSelected)
    } catch (error) {
      toast.error(problemText(error))
    }
  }

  /** @param isRange whether the rows since the last one that was pressed follow this one */
  async function press(place: number, question: Question, isSelected: boolean, isRange: boolean) {
    const start = last.current
    last.current = { place, questionId: question.questionId }
    if (!isRange || start === null) return set([question], isSelected)
    await setFetched(async () => {
      // No more rows than can be selected are fetched, however far apart the presses are.
      const end = Math.max(start.place - SELECTED_MAX + 1, Math.min(start.place + SELECTED_MAX - 1, place))
      const questions = await between(Math.min(start.place, end), Math.max(start.place, end))
      const inOrder = start.place > end ? questions.toReversed() : questions
      // A question that came or went has moved the rows: a range would take others than those in sight.
      return inOrder[0]?.questionId === start.questionId ? [...inOrder, question] : [question]
    }, isSelected)
  }
  return {
    selected,
    press,
    /** Tells whether all that can be are selected in this list; `mixed`: some of them. */
    isAllSelected,
    setAll: (isSelected: boolean) => setFetched(() => between(0, lastOfAll), isSelected),
    clear: () => setSelected(new Map()),
    forget: (questionIds: readonly string[]) =>
      setSelected((before) => new Map([...before].filter(([id]) => !questionIds.includes(id)))),
  }
}
