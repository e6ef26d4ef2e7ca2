import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { network } from '../network/network.ts'
import { importPage, LastingLoadError, loadModule } from './load-module.ts'

let broken: Set<string>
const fetched = vi.fn<(url: string) => Promise<Response>>(async (url) => {
  if (broken.has(url)) throw new TypeError('Failed to fetch')
  return new Response('')
})
let page = 0
/** Files of a page that no other test has fetched. */
const filesOf = () => [`assets/page-${++page}.js`, `assets/part-${page}.js`]
const urlOf = (path: string) => import.meta.env.BASE_URL + path

beforeEach(() => {
  broken = new Set()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => void vi.unstubAllGlobals())

describe('a module that is loaded late', () => {
  it('is imported once all its files are here, each fetched once for all modules', async () => {
    const paths = filesOf()
    const load = vi.fn<() => Promise<string>>(async () => 'page')
    expect(await loadModule(load, paths)).toBe('page')
    await loadModule(load, paths)
    expect(fetched.mock.calls.flat()).toEqual(paths.map(urlOf))
  })

  it('is not imported while one of its files is missing, so that no browser keeps a failure, and comes with the next try', async () => {
    const [own = '', part = ''] = filesOf()
    const load = vi.fn<() => Promise<string>>(async () => 'page')
    broken.add(urlOf(part))
    await expect(loadModule(load, [own, part])).rejects.toThrow('Failed to fetch')
    expect(load).not.toHaveBeenCalled()
    broken.clear()
    expect(await loadModule(load, [own, part])).toBe('page')
    expect(fetched.mock.calls.flat()).toEqual([own, part, part].map(urlOf))
  })

  it('is not imported when the server has no such file any more', async () => {
    const load = vi.fn<() => Promise<string>>()
    fetched.mockResolvedValueOnce(new Response(null, { status: 404 }))
    await expect(loadModule(load, filesOf())).rejects.toThrow('HTTP 404')
    expect(load).not.toHaveBeenCalled()
  })

  it('says that only a reload helps when it fails with all its files here', async () => {
    await expect(loadModule(() => Promise.reject(new SyntaxError('?')), filesOf())).rejects.toThrow(LastingLoadError)
  })

  describe('as a page', () => {
    const page = (load: () => Promise<unknown>, paths: readonly string[]) => importPage(() => loadModule(load, paths))
    const requested = () =>
      [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
    afterEach(() => {
      vi.restoreAllMocks()
      document.head.replaceChildren()
    })

    it('asks for each of its files once, all at the same time', async () => {
      const paths = filesOf()
      expect(await page(async () => requested(), paths)).toEqual(paths.map(urlOf))
      expect(await page(async () => requested(), paths)).toEqual(paths.map(urlOf))
      expect(fetched).not.toHaveBeenCalled()
    })

    it('comes after all when it failed and its files are there, where the browser tries again', async () => {
      const paths = filesOf()
      const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce('page')
      expect(await page(load, paths)).toBe('page')
      expect(fetched.mock.calls.flat()).toEqual(paths.map(urlOf))
    })

    it('says that only a reload helps where the browser keeps the failure', async () => {
      const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError())
      await expect(page(load, filesOf())).rejects.toThrow(LastingLoadError)
    })

    it('is fetched before it is imported once it failed without a network', async () => {
      const [own = '', part = ''] = filesOf()
      const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError()).mockResolvedValue('page')
      broken.add(urlOf(part))
      await expect(page(load, [own, part])).rejects.toThrow('Failed to fetch')
      await expect(page(load, [own, part])).rejects.toThrow('Failed to fetch')
      expect(load).toHaveBeenCalledTimes(1)
      broken.clear()
      expect(await page(load, [own, part])).toBe('page')
    })

    it('is fetched before it is imported where no network is known to be there', async () => {
      vi.spyOn(network, 'isOnline').mockReturnValue(false)
      const [own = '', part = ''] = filesOf()
      const load = vi.fn<() => Promise<string>>(async () => 'page')
      broken.add(urlOf(part))
      await expect(page(load, [own, part])).rejects.toThrow('Failed to fetch')
      expect(load).not.toHaveBeenCalled()
      expect(requested()).toEqual([])
    })
  })

  describe('and its styles', () => {
    const stylesOf = () => [`assets/first-${++page}.css`, `assets/second-${page}.css`]
    const links = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
    beforeEach(() => {
      vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
        for (const node of nodes as HTMLLinkElement[]) {
          document.body.append(node)
          const isBroken = broken.has(node.getAttribute('href') ?? '')
          queueMicrotask(() => node.dispatchEvent(new Event(isBroken ? 'error' : 'load')))
        }
      })
    })
    afterEach(() => {
      vi.restoreAllMocks()
      document.body.replaceChildren()
    })

    it('are there before it is imported, in their order and asked for once', async () => {
      const styles = stylesOf()
      expect(await loadModule(async () => links(), styles)).toEqual(styles.map(urlOf))
      expect(fetched).not.toHaveBeenCalled()
    })

    it('come with the next try when one of them did not arrive', async () => {
      const [first = '', second = ''] = stylesOf()
      broken.add(urlOf(first))
      const load = vi.fn<() => Promise<unknown>>(async () => links().toSorted())
      await expect(loadModule(load, [first, second])).rejects.toThrow('no styles')
      expect(load).not.toHaveBeenCalled()
      broken.clear()
      expect(await loadModule(load, [first, second])).toEqual([first, second].map(urlOf))
    })
  })
})
