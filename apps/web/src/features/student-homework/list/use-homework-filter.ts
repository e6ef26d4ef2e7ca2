import type { PaperKind, StudentHomeworkListRequest } from '@hwjy/sdk'
import { useAddressFilter } from '../../../shared/list-page/use-address-filter.ts'

export const homeworkTabs = ['todo', 'waiting', 'graded', 'returned'] as const
export type HomeworkTab = (typeof homeworkTabs)[number]
const PAGE_SIZE = 20

/** Which homework is shown. It stands in the address, where a reload and a link find it again. */
export function useHomeworkFilter(kind: PaperKind | null) {
  const { oneOf, textOf, request: page, set, clear, linkTo, pagination } = useAddressFilter(PAGE_SIZE)
  const tab = oneOf('state', homeworkTabs) ?? 'todo'
  const courseId = textOf('courseId')
  const given = textOf('month')
  const month = /^\d{4}-\d{2}$/.test(given) ? given : ''
  const narrowed = { ...(courseId !== '' && { courseId }), ...(month !== '' && { month }) }
  const request: StudentHomeworkListRequest = {
    ...narrowed,
    ...page,
    ...(kind && { kind }),
    state: tab === 'todo' ? 'notSubmitted' : tab,
  }
  return {
    tab,
    courseId,
    month,
    isShortFirst: textOf('sort') === 'short',
    chosenId: textOf('homeworkId'),
    request,
    page,
    narrowed,
    isFiltered: courseId !== '' || month !== '',
    pagination,
    setTab: (value: string) => set({ state: value === 'todo' ? '' : value, homeworkId: '' }),
    setCourse: (value: string) => set({ courseId: value === 'all' ? '' : value }),
    setMonth: (value: string) => set({ month: value === 'all' ? '' : value }),
    setSort: (value: string) => set({ sort: value === 'due' ? '' : value }),
    clear: () => clear('courseId', 'month'),
    /** The address at which this homework stands beside the list. */
    beside: (homeworkId: string) => linkTo({ homeworkId }),
  }
}
