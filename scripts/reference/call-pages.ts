/** The pages of calls: one for each area, and the overview with its search. */
import { escapeHtml, inline, page, type PageParts, paragraphs, table } from './html.ts'
import { fieldRows, resolve, type Schema, type Schemas } from './schema-rows.ts'

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}
interface Media {
  schema: Schema
  example?: unknown
  examples?: Record<string, { summary: string; value: unknown }>
  encoding?: Record<string, unknown>
}
interface Call {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Media> }
  responses: { '200': { description: string; content: Record<string, Media> } }
}
export interface OpenApi {
  info: { description: string; version: string }
  tags: { name: string; description?: string }[]
  paths: Record<string, Record<string, Call>>
  components: { schemas: Schemas & { ErrorCode: Schema }; parameters: Record<string, Parameter> }
}
interface ListedCall extends Call {
  address: string
}

export const LIVE_AREA = { name: 'live', title: 'Live rooms' }

/** Pages by file name without its ending. */
export function callPages(api: OpenApi): Map<string, string> {
  const calls = Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, call]): ListedCall => ({ ...call, address: `${method.toUpperCase()} ${path}` })),
  )
  const areas = areasOf(api)
  const pages = areas.map(({ name, title }) => {
    const own = calls.filter(({ tags }) => tags.includes(name))
    const main = `<h1>${escapeHtml(title)}</h1>\n${own.map((call) => callArticle(api, call)).join('\n')}`
    return [name, page({ title, current: name, areas: [...areas, LIVE_AREA], main })] as const
  })
  return new Map([['index', overview(api, areas, calls)], ...pages])
}

export const areasOf = ({ tags }: OpenApi): PageParts['areas'] =>
  tags.map(({ name, description = name }) => ({ name, title: description }))

// A row of a call stands on a line of its own: the server leaves out those that a search does not want.
function overview(api: OpenApi, areas: PageParts['areas'], calls: readonly ListedCall[]): string {
  const sections = areas.map(({ name, title }) => {
    const rows = calls
      .filter(({ tags }) => tags.includes(name))
      .map(
        ({ operationId, summary, address }) =>
          `<li class="call"><a href="/docs/api/${name}#${operationId}">${escapeHtml(summary)}</a> <code>${escapeHtml(address)}</code> <small>${operationId}</small></li>`,
      )
    return `<section><h2><a href="/docs/api/${name}">${escapeHtml(title)}</a></h2>\n<ul>\n${rows.join('\n')}\n</ul></section>`
  })
  const main = `<h1>API reference</h1>
${paragraphs(api.info.description)}
<form class="search" action="/docs/api" method="get" role="search"><label for="q">Find a call</label>
<input id="q" name="q" type="search" maxlength="100" value=""> <button type="submit">Search</button></form>
${sections.join('\n')}
<p class="none">No call has all of these words. <a href="/docs/api">Show all calls</a></p>
${headersSection(api)}`
  return page({ title: 'API reference', current: null, areas: [...areas, LIVE_AREA], main })
}

function headersSection({ components: { parameters } }: OpenApi): string {
  const rows = Object.values(parameters).map(({ name, description = '' }) => [
    `<code>${escapeHtml(name)}</code>`,
    inline(description),
  ])
  return `<h2 id="headers">Request headers</h2>\n${table('Request headers', ['Header', 'Meaning'], rows)}`
}

function callArticle(api: OpenApi, call: ListedCall): string {
  const { operationId, summary, description, address, security, requestBody, responses } = call
  const keys = security.flatMap((one) => Object.keys(one))
  const signedBy =
    keys.length === 0
      ? 'none'
      : keys
          .map((key) => (key === 'basicClient' ? 'the client’s key (Basic)' : 'an access token (Bearer)'))
          .join(' or ')
  return `<article id="${operationId}">
<h2><a href="#${operationId}">${escapeHtml(summary)}</a></h2>
<p class="address"><code>${escapeHtml(address)}</code> <small>${operationId}</small></p>
${paragraphs(description)}
<p>Authorization: ${signedBy}. <a href="/docs/api#headers">Headers</a></p>
${parametersOf(call)}
${requestBody ? bodyOf(api, requestBody) : ''}
${answerOf(api, responses['200'])}
</article>`
}

function parametersOf({ parameters }: ListedCall): string {
  const own = parameters.filter((one) => one.$ref === undefined)
  if (own.length === 0) return ''
  const rows = own.map(({ name, in: place, required = false, description = '' }) => [
    `<code>${escapeHtml(name)}</code>${required ? '' : ' <small>optional</small>'}`,
    place,
    inline(description),
  ])
  return table('Parameters', ['Parameter', 'In', 'Meaning'], rows)
}

function bodyOf({ components: { schemas } }: OpenApi, { content }: NonNullable<Call['requestBody']>): string {
  return Object.entries(content)
    .map(([type, { schema, example, encoding = {} }]) => {
      const json = Object.keys(encoding)
      const note =
        json.length === 0
          ? ''
          : `<p>JSON text in the form: ${json.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ')}.</p>\n`
      return `<h3>Request <small>${escapeHtml(type)}</small></h3>
${note}${table('Fields of the request', FIELD_HEADS, fieldRows(schemas, schema))}
${sample('Example of a request', example)}`
    })
    .join('\n')
}

const FIELD_HEADS = ['Field', 'Type', 'Meaning']

function answerOf({ components: { schemas } }: OpenApi, { description, content }: Call['responses']['200']): string {
  const media = Object.entries(content).map(([type, { schema, examples = {} }]) => {
    if (type !== 'application/json') return `<p>A success is <code>${escapeHtml(type)}</code>.</p>`
    const success = schema.oneOf?.[0]
    const fields = success ? table('Fields of the answer', FIELD_HEADS, fieldRows(schemas, success)) : ''
    const failure = resolve(schemas, schema.oneOf?.[1] ?? schema)
    const shown = Object.values(examples).map(({ summary, value }) => sample(`Example: ${summary}`, value))
    return [fields, ...shown, codesOf(schemas, failure)].join('\n')
  })
  return `<h3>Answer</h3>\n<p>${inline(description.split(' Codes of a refusal:')[0] ?? '')}</p>\n${media.join('\n')}`
}

function codesOf(schemas: Schemas, { properties = {} }: Schema): string {
  const codes = (properties.code ?? properties.status)?.enum ?? []
  const catalogue = new Map(
    (schemas.ErrorCode?.oneOf ?? []).map((one) => [String(one.const), one as Schema & { title?: string }]),
  )
  const rows = codes.map((code) => {
    const { title = '', description = '' } = catalogue.get(String(code)) ?? {}
    return [`<code>${escapeHtml(String(code))}</code>`, escapeHtml(title), inline(description)]
  })
  return `<details><summary>${codes.length} codes of a refusal</summary>\n${table('Codes', ['Code', 'Name', 'Meaning'], rows)}\n</details>`
}

function sample(title: string, value: unknown): string {
  if (value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0"><code>${escapeHtml(text)}</code></pre></details>`
}
