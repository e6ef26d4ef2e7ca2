import type { ListQuestionsParams } from '@hwjy/sdk'
import { useQueryFilter } from '../../../shared/list-page/use-query-filter.ts'

/** Rows that one call brings. The list scrolls, so no page stands in the address. */
export const PAGE_SIZE = 50

export const scopes = ['all', 'own', 'shared'] as const
export const questionTypes = [
  'singleChoice',
  'multipleChoice',
  'readAloud',
  'subjective',
  'fillIn',
  'dictation',
] as const
export const difficulties = ['easy', 'normal', 'hard'] as const

/** Which questions are shown. It stands in the address, where a reload and a link find it again. */
export function useBankFilter() {
  const { keyword, oneOf, textOf, set, clear, searchProps } = useQueryFilter(PAGE_SIZE)
  const scope = oneOf('scope', scopes)
  const type = oneOf('type', questionTypes)
  const difficulty = oneOf('difficulty', difficulties)
  const [subjectId, gradeId, chapterId] = [textOf('subject'), textOf('grade'), textOf('chapter')]
  const choices = {
    ...(scope && { scope }),
    ...(type && { type }),
    ...(difficulty && { difficulty }),
    ...(subjectId !== '' && { subjectId }),
    ...(gradeId !== '' && { gradeId }),
    ...(chapterId !== '' && { chapterId }),
  }
  const request: ListQuestionsParams = { ...choices, ...(keyword !== '' && { keyword }) }
  return {
    request,
    /** How many there are besides the words that are searched for. */
    choices: Object.keys(choices).length,
    isFiltered: Object.keys(request).length > 0,
    scope: scope ?? 'all',
    type: type ?? '',
    difficulty: difficulty ?? '',
    subjectId,
    gradeId,
    chapterId,
    searchProps,
    set,
    clear: () => clear('scope', 'type', 'difficulty', 'subject', 'grade', 'chapter'),
  }
}
