import { useSearchParams } from 'react-router-dom'

type Changes = Readonly<Record<string, string>>

interface AddressFilterOptions {
  /** Names the page in the address; a second list of the same screen needs its own name. */
  page?: string
  /** False where the browser's Back leads to the choice before. */
  replace?: boolean
}

/**
 * Reads and writes the choices and the page of a list in the address, where a reload and a link find them again.
 * @param size rows of a page
 */
export function useAddressFilter(size: number, { page = 'page', replace = true }: AddressFilterOptions = {}) {
  const [params, setParams] = useSearchParams()
  const current = Math.max(1, Math.trunc(Number(params.get(page))) || 1)

  function after(changes: Changes) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    return next
  }

  /** An empty value leaves the address. Any change goes back to the first page, unless it names one. */
  const set = (changes: Changes) => change(changes, replace)

  function change(changes: Changes, replaces: boolean) {
    setParams(after({ [page]: '', ...changes }), { replace: replaces })
  }

  return {
    set,
    textOf: (name: string) => params.get(name) ?? '',
    oneOf: <Value extends string>(name: string, values: readonly Value[]) =>
      values.find((value) => value === params.get(name)) ?? null,
    request: { current, size },
    /** Returns the address of a link that makes these changes and stays on the page of the list. */
    linkTo: (changes: Changes) => `?${after(changes)}`,
    /** Undefined where one page holds all. */
    pagination: (total: number) =>
      total > size || current > 1
        ? {
            page: current,
            pageSize: size,
            total,
            // The way back must not lead to a page that is no longer there.
            onPageChange: (next: number) =>
              change({ [page]: next === 1 ? '' : String(next) }, replace || current > Math.ceil(total / size)),
          }
        : undefined,
    clear: (...names: string[]) => set(Object.fromEntries(names.map((name) => [name, '']))),
  }
}
