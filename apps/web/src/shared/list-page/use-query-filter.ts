import { KeywordMax } from '@hwjy/sdk/limits'
import { type ChangeEvent, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Long enough that a word is typed to its end, short enough not to be felt. */
const SETTLE_MS = 300

/**
 * Reads and writes the filters of a list in the address, where a reload and a link find them again.
 * @param size rows of a page
 * @param names what keyword and page are called in the address; a second list of the same page needs its own
 */
export function useQueryFilter(size: number, names = { keyword: 'keyword', page: 'page' }) {
  const [params, setParams] = useSearchParams()
  const keyword = (params.get(names.keyword) ?? '').slice(0, KeywordMax)
  const current = Math.max(1, Math.trunc(Number(params.get(names.page))) || 1)
  const [typed, setTyped] = useState(keyword)
  const [last, setLast] = useState({ shown: keyword, sent: keyword })
  if (last.shown !== keyword) {
    setLast({ shown: keyword, sent: keyword })
    // A link or the way back changed the address; what this field sent itself may be behind what is typed by now.
    if (keyword !== last.sent) setTyped(keyword)
  }

  /** An empty value leaves the address. Any change goes back to the first page. */
  function set(changes: Readonly<Record<string, string>>) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries({ [names.page]: '', ...changes })) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setParams(next, { replace: true })
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === keyword) return undefined
    const timer = setTimeout(() => {
      setLast((before) => ({ ...before, sent: wanted }))
      set({ [names.keyword]: wanted })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  })

  return {
    keyword,
    set,
    textOf: (name: string) => params.get(name) ?? '',
    oneOf: <Value extends string>(name: string, values: readonly Value[]) =>
      values.find((value) => value === params.get(name)) ?? null,
    request: { current, size, ...(keyword !== '' && { keyword }) },
    searchProps: {
      type: 'search' as const,
      value: typed,
      maxLength: KeywordMax,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    },
    /** Undefined where one page holds all. */
    pagination: (total: number) =>
      total > size || current > 1
        ? {
            page: current,
            pageSize: size,
            total,
            onPageChange: (page: number) => set({ [names.page]: page === 1 ? '' : String(page) }),
          }
        : undefined,
    clear(...others: string[]) {
      setTyped('')
      set({ [names.keyword]: '', ...Object.fromEntries(others.map((name) => [name, ''])) })
    },
  }
}
