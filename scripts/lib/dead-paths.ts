const FENCE = /^\s*```/
const LINK = /\]\(([^()\s]+)\)/g
const CODE = /`([^`]+)`/g
/** Matches names with an ending of ours, and folders. Addresses begin with `@` or a slash, and endings with a dot. */
const PATH = /^(?=[^@./])[\w@./-]+(?:\.(?:tsx?|mjs|js|md|ya?ml|json|css)|\/)$/
const NAME = /^[a-zA-Z]\w*(?:\.\w+)?$/
const ELSEWHERE = /^(?:[a-z]+:|#|\/)/

export interface DeadPath {
  line: number
  path: string
}

/**
 * Finds the files that a page names or links to, and that are not there. A link leads from the page's folder; a name in
 * backquotes may leave out folders before it, as a walk does that goes on in the same package.
 * @param page path of the page from the root
 * @param files paths of all files from the root
 */
export function deadPaths(page: string, text: string, files: readonly string[]): DeadPath[] {
  const { places, ends } = placesOf(files)
  const folder = page.slice(0, page.lastIndexOf('/') + 1)
  return proseOf(text).flatMap(({ line, content }) => {
    const links = matches(content, LINK).filter((target) => !ELSEWHERE.test(target))
    const paths = matches(content, CODE).filter((name) => PATH.test(name))
    return [
      ...links.filter((target) => !places.has(resolved(folder, target))),
      ...paths.filter((path) => !ends.has(path.replace(/\/$/, ''))),
    ].map((path) => ({ line, path }))
  })
}

/**
 * Finds the functions and types that a walk names, and that none of its files has.
 * @param contents of the files that the walk names
 */
export function deadNames(text: string, contents: readonly string[]): DeadPath[] {
  return proseOf(text).flatMap(({ line, content }) =>
    matches(content, CODE)
      .filter((name) => NAME.test(name) && !PATH.test(name) && !contents.some((file) => file.includes(name)))
      .map((path) => ({ line, path })),
  )
}

/** Lists the files that a page names in backquotes. A short name gives all files that it may mean. */
export function namedFiles(text: string, files: readonly string[]): string[] {
  const named = proseOf(text).flatMap(({ content }) => matches(content, CODE).filter((name) => PATH.test(name)))
  return files.filter((file) => named.some((name) => file === name || file.endsWith(`/${name}`)))
}

// Commands and trees of folders stand in fences, and are not names of files.
function proseOf(text: string): { line: number; content: string }[] {
  let isFenced = false
  return text.split('\n').flatMap((content, index) => {
    const isFence = FENCE.test(content)
    if (isFence) isFenced = !isFenced
    return isFence || isFenced ? [] : [{ line: index + 1, content }]
  })
}

const matches = (content: string, pattern: RegExp) => [...content.matchAll(pattern)].map(([, found = '']) => found)

/** `places` are all files and folders; `ends` are these and what is left of them without their first folders. */
function placesOf(files: readonly string[]) {
  const places = new Set<string>()
  const ends = new Set<string>()
  for (const file of files) {
    const parts = file.split('/')
    for (let to = 1; to <= parts.length; to++) {
      places.add(parts.slice(0, to).join('/'))
      for (let from = 0; from < to; from++) ends.add(parts.slice(from, to).join('/'))
    }
  }
  return { places, ends }
}

const resolved = (folder: string, target: string) =>
  decodeURI(new URL(target, `file:///${folder}`).pathname).replace(/^\/|\/$/g, '')
