import { parseAst, type ESTree, type Plugin } from 'vite'

/**
 * Functions and methods of libraries that this app never calls, and that a bundler cannot find out: their callers ask at
 * run time whether a feature is switched on. By a part of the path of the module that has them.
 */
const unusedParts: Readonly<Record<string, readonly string[]>> = {
  // Our texts are filled by `message-format.ts`, one instance reads them, and no language is written from the right.
  '/i18next/dist/esm/i18next.js': [
    'Interpolator.interpolate',
    'Interpolator.nest',
    'Formatter.format',
    'Connector.saveMissing',
    'ResourceStore.addResources',
    'Translator.exists',
    'Translator.getUsedParamsDetails',
    'I18n.cloneInstance',
    'I18n.dir',
    'I18n.hydrate',
    'I18n.loadLanguages',
    'I18n.reloadResources',
  ],
  // Only where the router is also the framework it loads code and data beforehand, sends forms, and shows errors.
  '/react-router/dist/production/': [
    'BoundaryShell',
    'DefaultErrorComponent',
    'PrefetchPageLinks',
    'RSCErrorHandler',
    'RemixRootDefaultErrorBoundary',
    'Scripts',
    'getFormSubmissionInfo',
    'useFormAction',
    'useSubmit',
    'useViewTransitionState',
  ],
  // The SDK encodes paths, queries and bodies itself, as the contract says.
  '/openapi-fetch/dist/index.mjs': ['createQuerySerializer', 'defaultPathSerializer', 'defaultBodySerializer'],
}

/** Leaves out what visitors of the built app would load for nothing. A part that is called all the same throws its name. */
export function leaveOutUnusedParts(): Plugin {
  const missing = new Set(Object.values(unusedParts).flat())
  return {
    name: 'hwjy-unused-parts',
    apply: 'build',
    transform(code, id) {
      const names = Object.entries(unusedParts).find(([path]) => id.includes(path))?.[1]
      if (names === undefined) return null
      const result = withoutParts(code, names)
      for (const name of result.found) missing.delete(name)
      return { code: result.code, map: null }
    },
    buildEnd(error) {
      // A library was renamed or changed: without this its parts would be back unseen.
      if (error === undefined && missing.size > 0) this.error(`No library has these parts: ${[...missing].join(', ')}`)
    },
  }
}

/**
 * Empties these functions and methods of a module, and removes the names that its components show to developers: what
 * only such a statement mentions is then dropped by the bundler.
 * @param names `function` or `Class.method`
 */
export function withoutParts(code: string, names: readonly string[]): { code: string; found: readonly string[] } {
  const parts = parseAst(code).body.flatMap(partsOf)
  const cuts = parts.filter(({ name }) => name === null || names.includes(name))
  let rest = code
  for (const { name, start, end } of cuts.toSorted((a, b) => b.start - a.start)) {
    const instead = name === null ? '' : `{throw new Error(${JSON.stringify(`Left out of this build: ${name}`)})}`
    rest = rest.slice(0, start) + instead + rest.slice(end)
  }
  return { code: rest, found: cuts.flatMap(({ name }) => name ?? []) }
}

interface Part {
  /** Null for a `displayName`. */
  name: string | null
  start: number
  end: number
}

function partsOf(statement: ESTree.Statement | ESTree.ModuleDeclaration): Part[] {
  if (statement.type === 'FunctionDeclaration' && statement.id && statement.body)
    return [{ name: statement.id.name, start: statement.body.start, end: statement.body.end }]
  if (statement.type === 'ClassDeclaration')
    return statement.body.body.flatMap((member) =>
      member.type === 'MethodDefinition' && member.key.type === 'Identifier' && member.value.body
        ? [
            {
              name: `${statement.id?.name}.${member.key.name}`,
              start: member.value.body.start,
              end: member.value.body.end,
            },
          ]
        : [],
    )
  return namesComponent(statement) ? [{ name: null, start: statement.start, end: statement.end }] : []
}

/** Answers whether this is `Component.displayName = '…'`. */
function namesComponent(statement: ESTree.Statement | ESTree.ModuleDeclaration): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return false
  const { left } = statement.expression
  return left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'displayName'
}
