/**
 * `hooks.ts` in parts: types in one module; functions, and what is made of them for React, in one module each for each
 * group. A page loads only the groups it uses, and a program without React loads no hook.
 */

export interface SplitHooks {
  types: string
  /** Code of each module, by its path without the ending. */
  modules: ReadonlyMap<string, string>
}

// Maps each module to the names that generated calls import from it.
const HELPERS: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/react-query': ['type QueryClient', 'useInfiniteQuery', 'useMutation', 'useQuery'],
  '../../client/call.ts': ['call', 'change', 'nullWhen'],
  '../../client/call-options.ts': ['type CallOptions', 'type ChangeCallOptions'],
  '../../client/envelope.ts': ['type DataOf'],
  '../../query/page-options.ts': [
    'type ItemOf',
    'type JoinedPages',
    'pageOptions',
    'type PagesOptions',
    'pagesOptions',
  ],
  '../../query/query-options.ts': ['type ChangeOptions', 'changeOptions', 'readKey', 'type ReadOptions', 'readOptions'],
  '../../react/sdk-provider.ts': ['useOwn'],
  '../../client/upload.ts': ['callWithFiles', 'type UploadOptions'],
}

/** Folders of modules, and the folders whose modules they may use. */
const USED: Readonly<Record<string, readonly string[]>> = {
  calls: [],
  'role-calls': ['calls'],
  hooks: ['calls'],
  'role-hooks': ['hooks'],
}

/**
 * @param hooks all types, then all calls, each followed by its hooks
 * @param moduleOf where the function of a call belongs, such as `calls/login`; undefined for any other name
 */
export function splitCalls(hooks: string, moduleOf: (name: string) => string | undefined): SplitHooks {
  let module: string | undefined
  const statements = [...hooks.matchAll(/^export const (\w+) =/gm)].flatMap(({ index, 1: name = '' }) => {
    const own = moduleOf(name)
    module = own ?? module
    if (module === undefined) return []
    // What follows a function is made of it.
    return [{ module: own ?? module.replace('calls/', 'hooks/'), start: startOfDoc(hooks, index) }]
  })
  const types = hooks.slice(0, statements[0]?.start)
  const typeNames = [...types.matchAll(/^export (?:type|interface|const) (\w+)/gm)].map(([, name = '']) => name)
  const codes = new Map<string, string>()
  for (const [index, { module: path, start }] of statements.entries()) {
    codes.set(path, (codes.get(path) ?? '') + hooks.slice(start, statements[index + 1]?.start))
  }
  const withImports = [...codes].map(([path, code]): [string, string] => {
    const folders = USED[folderOf(path)] ?? []
    const used = [...codes].filter(([other]) => folders.includes(folderOf(other)))
    return [path, importsOf(code, typeNames, used) + code]
  })
  return { types, modules: new Map(withImports) }
}

const folderOf = (path: string) => path.slice(0, path.indexOf('/'))

/** @param used modules whose exports the code may name */
function importsOf(code: string, typeNames: readonly string[], used: readonly (readonly [string, string])[]): string {
  // A call that is named in a text, as what a change makes stale, is not used.
  const words = new Set(
    withoutDocs(code)
      .replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '')
      .match(/\w+/g),
  )
  const calls = used.map(([module, other]) => ({
    module: `../${module}.ts`,
    names: [...other.matchAll(/^export const (\w+) =/gm)]
      .map(([, name = '']) => name)
      .filter((name) => words.has(name)),
  }))
  const helpers = Object.entries(HELPERS).map(([module, names]) => ({
    module,
    names: names.filter((name) => uses(code, words, name.replace('type ', ''))),
  }))
  const types = { module: '../types.ts', names: typeNames.filter((name) => words.has(name)).map((n) => `type ${n}`) }
  const lines = [...helpers, ...calls, types].flatMap(({ module, names }) =>
    names.length === 0 ? [] : [importOf(names, module)],
  )
  return `${lines.join('\n')}\n\n`
}

// `call` and `change` are words of their own in a parameter, too.
const uses = (code: string, words: ReadonlySet<string>, name: string) =>
  name === 'call' || name === 'change' ? code.includes(`${name}<`) : words.has(name)

function withoutDocs(code: string): string {
  const [before, ...docs] = code.split('/**')
  return [before, ...docs.map((doc) => doc.slice(doc.indexOf('*/') + 2))].join('')
}

// `import type` where nothing else comes along: otherwise the module would be loaded for nothing.
function importOf(names: readonly string[], module: string): string {
  return names.every((name) => name.startsWith('type '))
    ? `import type { ${names.map((name) => name.replace('type ', '')).join(', ')} } from '${module}'`
    : `import { ${names.join(', ')} } from '${module}'`
}

function startOfDoc(text: string, statement: number): number {
  const before = text.slice(0, statement).trimEnd()
  return before.endsWith('*/') ? before.lastIndexOf('/**') : statement
}
