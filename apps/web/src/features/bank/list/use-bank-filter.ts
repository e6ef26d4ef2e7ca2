import type { ListQuestionsParams } from '@hwjy/sdk'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Lets a word be typed to its end, and is too short to be felt. */
const SETTLE_MS = 300

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

const names = ['scope', 'type', 'difficulty', 'subject', 'grade', 'chapter'] as const
type FilterName = (typeof names)[number]

const oneOf = <Value extends string>(known: readonly Value[], value: string | null): Value | undefined =>
  known.find((one) => one === value)

/** Which questions are shown. It stands in the address, where a reload and a link find it again. */
export function useBankFilter() {
  const [params, setParams] = useSearchParams()
  const keyword = (params.get('keyword') ?? '').slice(0, 50)
  const [typed, setTyped] = useState(keyword)

  function set(changes: Partial<Record<FilterName | 'keyword', string>>) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setParams(next, { replace: true })
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === keyword) return undefined
    const timer = setTimeout(() => set({ keyword: wanted }), SETTLE_MS)
    return () => clearTimeout(timer)
  })
  const value = (name: FilterName) => params.get(name) ?? ''
  const scope = oneOf(scopes, params.get('scope'))
  const type = oneOf(questionTypes, params.get('type'))
  const difficulty = oneOf(difficulties, params.get('difficulty'))
  const [subjectId, gradeId, chapterId] = [value('subject'), value('grade'), value('chapter')]
  const request: ListQuestionsParams = {
    ...(scope && { scope }),
    ...(type && { type }),
    ...(difficulty && { difficulty }),
    ...(subjectId !== '' && { subjectId }),
    ...(gradeId !== '' && { gradeId }),
    ...(chapterId !== '' && { chapterId }),
    ...(keyword !== '' && { keyword }),
  }
  return {
    request,
    isFiltered: Object.keys(request).length > 0,
    scope: scope ?? 'all',
    type: type ?? '',
    difficulty: difficulty ?? '',
    subjectId,
    gradeId,
    chapterId,
    typed,
    setTyped,
    set,
    clear() {
      setTyped('')
      set({ scope: '', type: '', difficulty: '', subject: '', grade: '', chapter: '', keyword: '' })
    },
  }
}
