/** Tells orval how a call looks in `hooks.ts`: small functions over src/client/call.ts and src/query/query-options.ts. */
import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from 'orval'
import type { Contract } from './contract.ts'
import { type CallFacts, callFacts } from './call-facts.ts'
import { roleCallsCode } from './role-calls.ts'
import { type RolePair, rolePairs } from './role-pairs.ts'

export function hooksClient(contract: Contract): () => ClientGeneratorsBuilder {
  const facts = callFacts(contract)
  const pairs = rolePairs(contract)
  const factsOf = (operationId: string): CallFacts => {
    const known = facts.get(operationId)
    if (!known) throw new Error(`orval knows a call ${operationId} that the contract does not have`)
    return known
  }
  return () => ({
    client: (verb) => ({
      implementation: callCode(verb, factsOf(verb.operationId), pairs.get(verb.operationId)),
      imports: [
        ...verb.response.imports,
        ...verb.body.imports,
        ...verb.params.flatMap(({ imports }) => imports),
        ...queryImports(verb),
      ],
    }),
    header: () => '',
    dependencies: () => [],
  })
}

const queryImports = ({ queryParams }: GeneratorVerbOptions) => (queryParams ? [{ name: queryParams.schema.name }] : [])

type Argument = GeneratorVerbOptions['props'][number]

/** @param pair the twins that the call belongs to; their role-bound call is written after the student's */
function callCode(verb: GeneratorVerbOptions, facts: CallFacts, pair?: RolePair): string {
  const { operationId } = verb
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1)
  const args = verb.props.filter(({ type }) => ['param', 'body', 'queryParam'].includes(type))
  const answer = `DataOf<${verb.response.definition.success}>${facts.silentCode === null ? '' : ' | null'}`
  const doc = verb.summary === undefined ? '' : `/** ${verb.summary}. */\n`
  const names = { operationId, name, args, answer, doc }
  const parts = [functionCode(verb, facts, args)]
  if (facts.isRead) {
    parts.push(readCode(names, facts))
    if (facts.isPaged) parts.push(pagesCode(names, facts))
  } else parts.push(changeCode(names, facts))
  if (pair) {
    const fields = args.map((arg) => ({ name: arg.name, definition: definitionOf(arg), type: typeOf(arg) }))
    const pageArgs = args.map((arg) => pageDefinitionOf(arg))
    parts.push(
      roleCallsCode(pair, facts, {
        fields,
        pageArgs,
        answer,
        variables: variablesOf(args, facts),
        optionsType: optionsType(facts),
        doc,
      }),
    )
  }
  return `${parts.join('\n')}\n`
}

// `checkLesson(body, options)`.
function functionCode(verb: GeneratorVerbOptions, facts: CallFacts, args: readonly Argument[]): string {
  const { operationId, response } = verb
  const body = args.find(({ type }) => type === 'body')
  const query = args.find(({ type }) => type === 'queryParam')
  const request = [
    `url: ${facts.url}`,
    ...(facts.method === 'GET' ? [`method: 'GET'`] : []),
    ...(facts.encoding === 'json' || facts.encoding === 'multipart' ? [`encoding: '${facts.encoding}'`] : []),
    ...(facts.authorization === 'bearer' ? [] : [`authorization: '${facts.authorization}'`]),
    ...(body ? [`body: ${body.name}`] : []),
    ...(query ? [`query: ${query.name}`] : []),
    ...(facts.answersBytes ? [`answers: 'blob'`] : []),
    ...(facts.hasFiles && facts.isKeyed ? ['isKeyed: true'] : []),
  ].join(', ')
  const answer = response.definition.success
  const sent = `${senderOf(facts)}<${answer}>({ ${request} }, options)`
  const caught = facts.silentCode === null ? '' : `.catch(nullWhen(${facts.silentCode}))`
  const params = [...args.map(definitionOf), `options?: ${optionsType(facts)}`]
  return `export const ${operationId} = (${params.join(', ')}) =>\n  ${sent}${caught}\n`
}

const senderOf = ({ hasFiles, isKeyed }: CallFacts) => (hasFiles ? 'callWithFiles' : isKeyed ? 'change' : 'call')

/** What the last parameter of a function takes. */
export const optionsType = ({ hasFiles, isKeyed }: CallFacts) =>
  hasFiles ? 'UploadOptions' : isKeyed ? 'ChangeCallOptions' : 'CallOptions'

interface CallNames {
  operationId: string
  name: string
  args: readonly Argument[]
  answer: string
  doc: string
}

function readCode({ operationId, name, args, answer, doc }: CallNames, { group, isPaged }: CallFacts): string {
  const given = namesOf(args)
  const params = args.map(definitionOf)
  const types = args.map(typeOf)
  const passed = [...given, 'call'].join(', ')
  const options = `options?: ReadOptions<${answer}, Selected>`
  return `export const get${name}QueryKey = (${args.map((arg) => `${arg.name}?: ${typeOf(arg)}`).join(', ')}) =>
  readKey<'${operationId}', [${types.join(', ')}]>(${[`'${operationId}'`, ...given].join(', ')})
export const get${name}QueryOptions = <Selected = ${answer}>(${[...params, options].join(', ')}) =>
  ${isPaged ? 'pageOptions' : 'readOptions'}<${answer}, Selected>('${group}', get${name}QueryKey(${given.join(', ')}), (call) => ${operationId}(${passed}), options)
${doc}export const use${name} = <Selected = ${answer}>(${[...params, options, 'queryClient?: QueryClient'].join(', ')}) =>
  useQuery(get${name}QueryOptions(${[...given, 'useOwn(options)'].join(', ')}), queryClient)
`
}

// `useListNoticesInfinite(filter)`: the same call, page after page.
function pagesCode({ operationId, name, args, answer, doc }: CallNames, { group }: CallFacts): string {
  const filtered = args.map(pageDefinitionOf)
  const given = namesOf(args)
  const passed = args.map((arg) => (arg.type === 'param' ? arg.name : `{ ...${arg.name}, current }`))
  const selected = `JoinedPages<ItemOf<${answer}>>`
  const options = `options?: PagesOptions<${answer}, Selected>`
  return `export const get${name}InfiniteQueryOptions = <Selected = ${selected}>(${[...filtered, options].join(', ')}) =>
  pagesOptions<${answer}, Selected>('${group}', get${name}QueryKey(${given.join(', ')}), (current, call) => ${operationId}(${[...passed, 'call'].join(', ')}), options)
${doc}export const use${name}Infinite = <Selected = ${selected}>(${[...filtered, options, 'queryClient?: QueryClient'].join(', ')}) =>
  useInfiniteQuery(get${name}InfiniteQueryOptions(${[...given, 'useOwn(options)'].join(', ')}), queryClient)
`
}

// `useRateLesson().mutate({ data })`.
function changeCode({ operationId, name, args, answer, doc }: CallNames, facts: CallFacts): string {
  const { changes } = facts
  const variables = variablesOf(args, facts)
  const taken = args.map(fieldOf)
  const write =
    args.length === 0
      ? `(call) => ${operationId}(call)`
      : `({ ${[...taken, '...call'].join(', ')} }) => ${operationId}(${[...taken, 'call'].join(', ')})`
  const options = `options?: ChangeOptions<${answer}, ${variables}, Context>`
  return `export const get${name}MutationOptions = <Context = unknown>(${options}) =>
  changeOptions<${answer}, ${variables}, Context>('${operationId}', ${JSON.stringify(changes)}, ${write}, options)
${doc}export const use${name} = <Context = unknown>(${options}, queryClient?: QueryClient) =>
  useMutation(get${name}MutationOptions(useOwn(options)), queryClient)
`
}

const fieldOf = ({ type, name }: Argument) => (type === 'body' ? 'data' : type === 'queryParam' ? 'params' : name)

function variablesOf(args: readonly Argument[], facts: CallFacts): string {
  const members = args.map((arg) => `${fieldOf(arg)}${arg.required ? '' : '?'}: ${typeOf(arg)}`).join('; ')
  return args.length === 0 ? `${optionsType(facts)} | void` : `{ ${members} } & ${optionsType(facts)}`
}

// The page that is asked for comes from the hook, not from its caller.
const pageDefinitionOf = (arg: Argument) =>
  arg.type === 'param' ? definitionOf(arg) : `${arg.name}${arg.required ? '' : '?'}: Omit<${typeOf(arg)}, 'current'>`

const definitionOf = ({ definition }: Argument) => definition
const namesOf = (args: readonly Argument[]) => args.map(({ name }) => name)
// `ratingRequest?: RatingRequest` → `RatingRequest`
const typeOf = ({ definition }: Argument) => definition.slice(definition.indexOf(':') + 1).trim()
