import type { MarkingState } from '@hwjy/sdk'
import { useSearchParams } from 'react-router-dom'

/** In the order of the tabs. */
export const markingStates = ['waiting', 'notCompleted', 'graded', 'unpublished'] as const satisfies MarkingState[]
export const PAGE_SIZE = 20

/** Holds which homework is shown. It stands in the address, where a reload and a link find it again. */
export function useHomeworkFilter() {
  const [params, setParams] = useSearchParams()
  const state = markingStates.find((known) => known === params.get('state')) ?? 'waiting'
  const classId = params.get('classId') ?? ''
  const current = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  function set(changes: Readonly<Record<string, string>>) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setParams(next, { replace: true })
  }
  return {
    state,
    classId,
    current,
    request: { state, current, size: PAGE_SIZE, ...(classId !== '' && { classId }) },
    setState: (next: MarkingState) => set({ state: next === 'waiting' ? '' : next, page: '' }),
    setClassId: (next: string) => set({ classId: next, page: '' }),
    setPage: (page: number) => set({ page: page === 1 ? '' : String(page) }),
  }
}
