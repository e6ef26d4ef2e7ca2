/** `hooks.ts` in parts: types in one module, calls in one for each group, so that a page loads only the groups it uses. */

export interface SplitHooks {
  types: string
  /** Code of each module, by its path without the ending. */
  modules: ReadonlyMap<string, string>
}

// Maps each module to the names that generated calls import from it.
const HELPERS: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/react-query': ['type QueryClient', 'useInfiniteQuery', 'useMutation', 'useQuery'],
  '../../client/call.ts': ['call', 'nullWhen'],
  '../../client/envelope.ts': ['type DataOf'],
  '../../query/page-options.ts': [
    'type ItemOf',
    'type JoinedPages',
    'pageOptions',
    'type PagesOptions',
    'pagesOptions',
  ],
  '../../query/query-options.ts': ['type ChangeOptions', 'changeOptions', 'readKey', 'type ReadOptions', 'readOptions'],
  '../../client/upload.ts': ['callWithFiles', 'type UploadOptions'],
}

/**
 * @param hooks all types, then all calls
 * @param moduleOf where a call belongs, such as `calls/login`; undefined for a name that begins no call
 */
export function splitCalls(hooks: string, moduleOf: (name: string) => string | undefined): SplitHooks {
  const starts = [...hooks.matchAll(/^export const (\w+) =/gm)]
    .flatMap(({ index, 1: name = '' }) => {
      const module = moduleOf(name)
      return module === undefined ? [] : [{ module, start: startOfDoc(hooks, index) }]
    })
    .sort((a, b) => a.start - b.start)
  const types = hooks.slice(0, starts[0]?.start)
  const typeNames = [...types.matchAll(/^export (?:type|interface|const) (\w+)/gm)].map(([, name = '']) => name)
  const calls = new Map<string, string>()
  for (const [index, { module, start }] of starts.entries()) {
    calls.set(module, (calls.get(module) ?? '') + hooks.slice(start, starts[index + 1]?.start))
  }
  const withImports = [...calls].map(([module, code]): [string, string] => {
    // A role-bound call stands for two others; no other call uses one.
    const used = module.startsWith('role-calls/') ? [...calls].filter(([other]) => other.startsWith('calls/')) : []
    return [module, importsOf(code, typeNames, used) + code]
  })
  return { types, modules: new Map(withImports) }
}

/** @param used modules whose exports the code may name */
function importsOf(code: string, typeNames: readonly string[], used: readonly (readonly [string, string])[]): string {
  const words = new Set(withoutDocs(code).match(/\w+/g))
  const calls = used.map(([module, other]) => ({
    module: `../${module}.ts`,
    names: [...other.matchAll(/^export const (\w+) =/gm)]
      .map(([, name = '']) => name)
      .filter((name) => words.has(name)),
  }))
  const helpers = Object.entries(HELPERS).map(([module, names]) => ({
    module,
    names: names.filter((name) => words.has(name.replace('type ', ''))),
  }))
  const types = { module: '../types.ts', names: typeNames.filter((name) => words.has(name)).map((n) => `type ${n}`) }
  const lines = [...helpers, ...calls, types].flatMap(({ module, names }) =>
    names.length === 0 ? [] : [importOf(names, module)],
  )
  return `${lines.join('\n')}\n\n`
}

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
