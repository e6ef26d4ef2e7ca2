import { type ChangeEvent, useEffect, useState } from 'react'

/** Long enough that a word is typed to its end, short enough not to be felt. */
const SETTLE_MS = 300

/** The words and the page of a list that the server searches. */
export function useListFilter(size: number) {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [current, setCurrent] = useState(1)
  useEffect(() => {
    const timer = setTimeout(() => {
      setKeyword(typed.trim())
      setCurrent(1)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    request: { current, size, ...(keyword !== '' && { keyword }) },
    isFiltered: keyword !== '',
    toFirstPage: () => setCurrent(1),
    searchProps: {
      value: typed,
      maxLength: 100,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    },
    /** Nothing to turn where one page holds all. */
    pagination: (total: number) =>
      total > size ? { page: current, pageSize: size, total, onPageChange: setCurrent } : undefined,
  }
}
