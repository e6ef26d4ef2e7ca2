import { network } from '../network/network.ts'

/** All files of a module arrived, yet it could not be loaded: the browser keeps that for as long as the page stays. */
export class LastingLoadError extends Error {
  override readonly name = 'LastingLoadError'
}

const scripts = new Map<string, Promise<unknown>>()
const styles = new Map<string, Promise<unknown>>()
/** Modules that failed once. */
const failed = new Set<string>()
let isPage = false

/**
 * The build puts this around each `import()` of a page (`build/late-imports.ts`). A page that is only opened has nothing
 * to lose, so its scripts are asked for once, as modules: half the requests.
 */
export function importPage<Module>(load: () => Promise<Module>): Promise<Module> {
  isPage = true
  try {
    return load()
  } finally {
    isPage = false
  }
}

/**
 * Every `import()` of the built app comes through here (`build/load-modules.ts`). Browsers of before autumn 2026, and
 * Chromium still, keep the failure of a module, or of anything it imports, for as long as the page stays, and no further
 * try helps. So the scripts of a part of a page, and of a page that failed before or is opened without a network, are
 * fetched first, which can be repeated, and imported from the browser's cache once they are all here. Styles come beside
 * them: a link that failed can be put anew.
 * @param paths what the module needs besides the app's own first files, itself included, below the base
 * @throws what the network or the server said; the next call tries again. `LastingLoadError`: only a reload helps
 */
export async function loadModule<Module>(load: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  const urls = paths.map((path) => import.meta.env.BASE_URL + path)
  // Read before anything is awaited.
  const isDirect = isPage && network.isOnline() && !urls.some((url) => failed.has(url))
  // Styles in their order, which decides between rules of the same weight.
  const comes = Promise.all(urls.filter(isStyle).map((url) => once(styles, url, addStyle)))
  const scriptUrls = urls.filter((url) => !isStyle(url))
  if (isDirect) {
    for (const url of scriptUrls) if (!scripts.has(url)) preloadModule(url)
    await comes
    try {
      return await load()
    } catch {
      for (const url of scriptUrls) forget(url)
    }
  }
  await Promise.all([comes, ...scriptUrls.map((url) => once(scripts, url, fetchFile))])
  return load().catch((cause: unknown) => {
    throw new LastingLoadError('', { cause })
  })
}

function forget(url: string) {
  failed.add(url)
  scripts.delete(url)
}

const isStyle = (url: string) => url.endsWith('.css')

/** Loads each URL once; a failed load is forgotten, so that the next call tries again. */
function once(known: Map<string, Promise<unknown>>, url: string, load: (url: string) => Promise<unknown>) {
  let coming = known.get(url)
  if (!coming) {
    coming = load(url)
    known.set(url, coming)
    coming.catch(() => known.delete(url))
  }
  return coming
}

async function fetchFile(url: string) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`)
  // To its end: a file can break off in the middle.
  await response.blob()
}

/** So that all scripts come at once, not each after the one that imports it. */
function preloadModule(url: string) {
  scripts.set(url, Promise.resolve())
  if (document.querySelector(`link[href="${url}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: url })
  document.head.append(link)
}

async function addStyle(url: string) {
  // The index page brings some.
  if (document.querySelector(`link[href="${url}"]`)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: url })
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error(`${url}: no styles`))
    document.head.append(link)
  }).catch((error: unknown) => {
    link.remove()
    throw error
  })
}
