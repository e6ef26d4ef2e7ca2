import type { PaperKind, StudentHomeworkListRequest } from '@hwjy/sdk'
import { useSearchParams } from 'react-router-dom'

export const homeworkTabs = ['todo', 'waiting', 'graded', 'returned'] as const
export type HomeworkTab = (typeof homeworkTabs)[number]
export const PAGE_SIZE = 20

/** Which homework is shown. It stands in the address, where a reload and a link find it again. */
export function useHomeworkFilter(kind: PaperKind | null) {
  const [params, setParams] = useSearchParams()
  const tab = homeworkTabs.find((known) => known === params.get('state')) ?? 'todo'
  const courseId = params.get('courseId') ?? ''
  const given = params.get('month') ?? ''
  const month = /^\d{4}-\d{2}$/.test(given) ? given : ''
  const current = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const isShortFirst = params.get('sort') === 'short'
  const chosenId = params.get('homeworkId')
  const narrowed = { ...(courseId !== '' && { courseId }), ...(month !== '' && { month }) }
  const request: StudentHomeworkListRequest = {
    ...narrowed,
    ...(kind && { kind }),
    state: tab === 'todo' ? 'notSubmitted' : tab,
    current,
    size: PAGE_SIZE,
  }

  function next(changes: Readonly<Record<string, string>>) {
    const after = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') after.delete(name)
      else after.set(name, value)
    }
    return after
  }
  const set = (changes: Readonly<Record<string, string>>) =>
    setParams(next({ page: '', ...changes }), { replace: true })
  return {
    tab,
    courseId,
    month,
    current,
    isShortFirst,
    chosenId,
    request,
    narrowed,
    isFiltered: courseId !== '' || month !== '',
    setTab: (value: string) => set({ state: value === 'todo' ? '' : value, homeworkId: '' }),
    setCourse: (value: string) => set({ courseId: value === 'all' ? '' : value }),
    setMonth: (value: string) => set({ month: value === 'all' ? '' : value }),
    setSort: (value: string) => set({ sort: value === 'due' ? '' : value }),
    setPage: (page: number) => set({ page: page === 1 ? '' : String(page) }),
    clear: () => set({ courseId: '', month: '' }),
    /** The address at which this homework stands beside the list. */
    beside: (homeworkId: string) => `?${next({ homeworkId }).toString()}`,
  }
}
