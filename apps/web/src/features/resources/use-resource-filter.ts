import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fileTypes } from '../../shared/files/file-kinds.ts'

/** Long enough that a word is typed to its end, short enough not to be felt. */
const SETTLE_MS = 300
export const PAGE_SIZE = 20

/** Which of the files are shown. It stands in the address, where a reload and a link find it again. */
export function useResourceFilter() {
  const [params, setParams] = useSearchParams()
  const keyword = (params.get('keyword') ?? '').slice(0, 50)
  const type = fileTypes.find((known) => known === params.get('type')) ?? null
  const current = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const [typed, setTyped] = useState(keyword)

  function set(changes: Readonly<Record<string, string>>) {
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
    const timer = setTimeout(() => set({ keyword: wanted, page: '' }), SETTLE_MS)
    return () => clearTimeout(timer)
  })
  return {
    type,
    current,
    isFiltered: type !== null || keyword !== '',
    request: { current, size: PAGE_SIZE, ...(type !== null && { type }), ...(keyword !== '' && { keyword }) },
    typed,
    setTyped,
    setType: (value: string) => set({ type: value === 'all' ? '' : value, page: '' }),
    setPage: (page: number) => set({ page: page === 1 ? '' : String(page) }),
    clear() {
      setTyped('')
      set({ type: '', keyword: '', page: '' })
    },
  }
}
