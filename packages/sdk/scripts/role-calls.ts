/** Writes the role-bound form of twin calls: `modifyUserAs(role, …)` is the teacher's or the student's `…ModifyUser`. */
import type { CallFacts } from './call-facts.ts'
import type { RolePair } from './role-pairs.ts'

interface RoleCallTexts {
  fields: readonly { name: string; definition: string; type: string }[]
  /** The same parameters for a hook that joins pages. */
  pageArgs: readonly string[]
  answer: string
  variables: string
  /** Type of a call's own options. */
  optionsType: string
  doc: string
}

export function roleCallsCode(pair: RolePair, facts: CallFacts, texts: RoleCallTexts): string {
  const { fields, answer, doc } = texts
  const given = fields.map(({ name }) => name)
  const params = ['role: Role', ...fields.map(({ definition }) => definition)]
  const last = `options?: ${texts.optionsType}`
  const code = `${doc}export const ${pair.name} = (${[...params, last].join(', ')}) =>
  ${chosen(pair, (call) => call)}(${[...given, 'options'].join(', ')})
`
  if (!facts.isRead) return code + roleChangeCode(pair, texts)
  const name = upperFirst(pair.name)
  const options = `options?: ReadOptions<${answer}, Selected>`
  const passed = [...given, 'options'].join(', ')
  const keyParams = fields.map((field) => `${field.name}?: ${field.type}`)
  // Written out, because the compiler sorts a union that it finds by itself in another order each time.
  const keys = [pair.teacher, pair.student].map((call) => `ReturnType<typeof get${upperFirst(call)}QueryKey>`)
  return `${code}export const get${name}QueryKey = (${['role: Role', ...keyParams].join(', ')}): ${keys.join(' | ')} =>
  ${chosen(pair, (call) => `get${upperFirst(call)}QueryKey`)}(${given.join(', ')})
export const get${name}QueryOptions = <Selected = ${answer}>(${[...params, options].join(', ')}) =>
  ${chosen(pair, (call) => `get${upperFirst(call)}QueryOptions`)}<Selected>(${passed})
${doc}export const use${name} = <Selected = ${answer}>(${[...params, options, CLIENT].join(', ')}) =>
  useQuery(get${name}QueryOptions(${['role', ...given, 'useOwn(options)'].join(', ')}), queryClient)
${facts.isPaged ? rolePagesCode(pair, texts) : ''}`
}

function rolePagesCode(pair: RolePair, { fields, pageArgs, answer, doc }: RoleCallTexts): string {
  const name = upperFirst(pair.name)
  const selected = `JoinedPages<ItemOf<${answer}>>`
  const params = ['role: Role', ...pageArgs, `options?: PagesOptions<${answer}, Selected>`]
  const given = fields.map((field) => field.name)
  const passed = [...given, 'options'].join(', ')
  return `export const get${name}InfiniteQueryOptions = <Selected = ${selected}>(${params.join(', ')}) =>
  ${chosen(pair, (call) => `get${upperFirst(call)}InfiniteQueryOptions`)}<Selected>(${passed})
${doc}export const use${name}Infinite = <Selected = ${selected}>(${[...params, CLIENT].join(', ')}) =>
  useInfiniteQuery(get${name}InfiniteQueryOptions(${['role', ...given, 'useOwn(options)'].join(', ')}), queryClient)
`
}

function roleChangeCode(pair: RolePair, { answer, variables, doc }: RoleCallTexts): string {
  const name = upperFirst(pair.name)
  const options = `options?: ChangeOptions<${answer}, ${variables}, Context>`
  return `export const get${name}MutationOptions = <Context = unknown>(role: Role, ${options}) =>
  ${chosen(pair, (call) => `get${upperFirst(call)}MutationOptions`)}<Context>(options)
${doc}export const use${name} = <Context = unknown>(role: Role, ${options}, ${CLIENT}) =>
  useMutation(get${name}MutationOptions(role, useOwn(options)), queryClient)
`
}

const CLIENT = 'queryClient?: QueryClient'

const chosen = ({ teacher, student }: RolePair, nameOf: (operationId: string) => string) =>
  `(role === 'teacher' ? ${nameOf(teacher)} : ${nameOf(student)})`

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
