import { KeywordMax } from '@hwjy/sdk/limits'
import { type ChangeEvent, useEffect, useState } from 'react'
import { useAddressFilter } from './use-address-filter.ts'

/** Long enough that a word is typed to its end, short enough not to be felt. */
const SETTLE_MS = 300

/**
 * Does what `useAddressFilter` does, for a list with a field for a keyword besides.
 * @param size rows of a page
 * @param names what keyword and page are called in the address; a second list of the same page needs its own
 */
export function useQueryFilter(size: number, names = { keyword: 'keyword', page: 'page' }) {
  const address = useAddressFilter(size, { page: names.page })
  const keyword = address.textOf(names.keyword).slice(0, KeywordMax)
  const [typed, setTyped] = useState(keyword)
  const [last, setLast] = useState({ shown: keyword, sent: keyword })
  if (last.shown !== keyword) {
    setLast({ shown: keyword, sent: keyword })
    // A link or the way back changed the address; what this field sent itself may be behind what is typed by now.
    if (keyword !== last.sent) setTyped(keyword)
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === keyword) return undefined
    const timer = setTimeout(() => {
      setLast((before) => ({ ...before, sent: wanted }))
      address.set({ [names.keyword]: wanted })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  })

  return {
    ...address,
    keyword,
    request: { ...address.request, ...(keyword !== '' && { keyword }) },
    searchProps: {
      type: 'search' as const,
      value: typed,
      maxLength: KeywordMax,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    },
    clear(...others: string[]) {
      setTyped('')
      address.clear(names.keyword, ...others)
    },
  }
}
