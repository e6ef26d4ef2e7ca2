/** All files of a module arrived, yet it could not be loaded: the browser keeps that for as long as the page stays. */
export class LastingLoadError extends Error {
  override readonly name = 'LastingLoadError'
}

const scripts = new Map<string, Promise<unknown>>()
const styles = new Map<string, Promise<unknown>>()

/**
 * Every `import()` of the built app comes through here (`build/load-modules.ts`). Firefox and some Chromium versions keep
 * the failure of a module, or of anything it imports, for as long as the page stays, and no further try helps. So all
 * scripts are fetched first, which can be repeated, and are imported from the browser's cache once they are all here.
 * Styles come beside them: a link that failed can be put anew.
 * @param paths what the module needs besides the app's own first files, itself included, below the base
 * @throws what the network or the server said; the next call tries again. `LastingLoadError`: only a reload helps
 */
export async function loadModule<Module>(load: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  const urls = paths.map((path) => import.meta.env.BASE_URL + path)
  // Styles in their order, which decides between rules of the same weight.
  await Promise.all(
    urls.map((url) => (url.endsWith('.css') ? once(styles, url, addStyle) : once(scripts, url, fetchFile))),
  )
  return load().catch((cause: unknown) => {
    throw new LastingLoadError('', { cause })
  })
}

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
