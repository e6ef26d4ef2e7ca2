/** `hooks.ts` in parts: types in one module, calls in one for each group, so that a page loads only the groups it uses. */

export interface SplitHooks {
  types: string
  groups: ReadonlyMap<string, string>
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
 * @param groupOf group of an operationId; undefined for another name
 */
export function splitCalls(hooks: string, groupOf: (operationId: string) => string | undefined): SplitHooks {
  const starts = [...hooks.matchAll(/^export const (\w+) =/gm)]
    .flatMap(({ index, 1: name = '' }) => {
      const group = groupOf(name)
      return group === undefined ? [] : [{ group, start: startOfDoc(hooks, index) }]
    })
    .sort((a, b) => a.start - b.start)
  const types = hooks.slice(0, starts[0]?.start)
  const typeNames = [...types.matchAll(/^export (?:type|interface|const) (\w+)/gm)].map(([, name = '']) => name)
  const calls = new Map<string, string>()
  for (const [index, { group, start }] of starts.entries()) {
    calls.set(group, (calls.get(group) ?? '') + hooks.slice(start, starts[index + 1]?.start))
  }
  return { types, groups: new Map([...calls].map(([group, code]) => [group, importsOf(code, typeNames) + code])) }
}

function importsOf(code: string, typeNames: readonly string[]): string {
  const words = new Set(withoutDocs(code).match(/\w+/g))
  const helpers = Object.entries(HELPERS).map(([module, names]) => ({
    module,
    names: names.filter((name) => words.has(name.replace('type ', ''))),
  }))
  const types = { module: '../types.ts', names: typeNames.filter((name) => words.has(name)).map((n) => `type ${n}`) }
  const lines = [...helpers, types].flatMap(({ module, names }) =>
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
