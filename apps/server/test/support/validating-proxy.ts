/**
 * Prism between a program and the server: each request and each answer is checked against the published contract, by a
 * tool that knows nothing of our extensions.
 */
import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http'
import { isLeft } from 'fp-ts/Either'
import { fromTask } from 'fp-ts/TaskEither'
import { decodeForm, type Operation, type OperationId, operations } from '@hwjy/sdk/operations'

interface PublishedContract {
  paths: Record<string, Partial<Record<'get' | 'post', PublishedOperation>>>
}
interface PublishedOperation {
  operationId: OperationId
  requestBody?: { content: Record<string, object> }
}

type Send = (request: Request) => Promise<Response>

const PUBLISH = new URL('../../../../packages/sdk/scripts/publish.ts', import.meta.url).pathname

/** The contract as it is published. */
export function publishedContract(): PublishedContract {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  execFileSync(process.execPath, ['--conditions=source', PUBLISH, folder], { stdio: 'pipe' })
  return JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')) as PublishedContract
}

/** The part of Prism's validator that we tell how to work. */
interface Compiler {
  opts: { code: { optimize: number } }
  compile: (this: Compiler, schema: object) => unknown
}

/**
 * Each schema is compiled for a handful of answers. To look for what the compiled code could do without takes as long as
 * to compile it, and Prism has no option for it.
 */
function leaveCodeAsItIs(): void {
  const prism = createRequire(import.meta.url).resolve('@stoplight/prism-http')
  const ajv = createRequire(prism)('ajv/dist/core') as { default: { prototype: Compiler } }
  const { prototype } = ajv.default
  const { compile } = prototype
  prototype.compile = function (schema) {
    this.opts.code.optimize = 0
    return compile.call(this, schema)
  }
}

/** What came back, and all that was against the contract in request and answer. */
export interface CheckedAnswer {
  response: Response
  violations: string[]
}

export async function openValidatingProxy(
  contract: PublishedContract,
): Promise<(id: OperationId, request: Request, send: Send) => Promise<CheckedAnswer>> {
  leaveCodeAsItIs()
  const resources = await getHttpOperationsFromSpec(withoutNestedForms(contract))
  return async (id, request, send) => {
    const sent = await asPrismRequest(operations[id], request.clone())
    const answer = { response: Response.error() }
    const prism = createInstance(
      {
        isProxy: true,
        upstream: new URL(request.url),
        upstreamProxy: undefined,
        checkSecurity: true,
        validateRequest: true,
        validateResponse: true,
        // What is wrong is said, and the request goes on all the same.
        errors: false,
        mock: { dynamic: false },
      },
      {
        logger: SILENT as never,
        forward: () => () =>
          fromTask(async () => {
            answer.response = await send(request)
            return asPrismResponse(answer.response.clone())
          }),
      },
    )
    const outcome = await prism.request(sent, resources)()
    if (isLeft(outcome)) throw outcome.left
    const { input, output } = outcome.right.validations
    const violations = [...input, ...output].map(({ path = [], message }) => `${path.join('.')}: ${message}`)
    return { response: answer.response, violations }
  }
}

/**
 * Prism reads the last of a field that comes more than once, and knows no `encoding` with JSON in a form. Such forms are
 * shown to it as the JSON object that they stand for.
 */
const isNested = ({ fieldKinds, encoding }: Operation) =>
  (encoding === 'form' || encoding === 'multipart') &&
  Object.values(fieldKinds).some((kind) => /list|numbers|json/i.test(kind))

function withoutNestedForms(contract: PublishedContract): PublishedContract {
  const copy = structuredClone(contract)
  for (const operation of Object.values(copy.paths).flatMap(({ get, post }) => [get, post])) {
    if (!operation?.requestBody || !isNested(operations[operation.operationId])) continue
    const [media = {}] = Object.values(operation.requestBody.content)
    operation.requestBody.content = { 'application/json': media }
  }
  return copy
}

async function decodedForm(operation: Operation, request: Request): Promise<object> {
  const form = await request.formData()
  const names = [...new Set(form.keys())]
  const fields = names.map((name) => {
    const all = form.getAll(name)
    return [name, all.length > 1 ? all : all[0]] as const
  })
  return decodeForm(operation, Object.fromEntries(fields))
}

async function asPrismRequest(operation: Operation, request: Request): Promise<IHttpRequest> {
  const url = new URL(request.url)
  const headers = Object.fromEntries(request.headers)
  const method = request.method.toLowerCase() as IHttpRequest['method']
  if (isNested(operation) && request.body) {
    const body = await decodedForm(operation, request)
    return { method, url: { path: url.pathname }, headers: { ...headers, 'content-type': 'application/json' }, body }
  }
  const text = await request.text()
  const isJson = headers['content-type']?.startsWith('application/json') ?? false
  return {
    method,
    url: { path: url.pathname, query: queryOf(url) },
    headers: { ...headers, ...(text !== '' && { 'content-length': String(text.length) }) },
    ...(text !== '' && { body: isJson ? (JSON.parse(text) as unknown) : text }),
  }
}

function queryOf({ searchParams }: URL): Record<string, string | string[]> {
  const names = [...new Set(searchParams.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const all = searchParams.getAll(name)
      return [name, all.length > 1 ? all : (all[0] ?? '')]
    }),
  )
}

async function asPrismResponse(response: Response): Promise<IHttpResponse> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: isJson ? ((await response.json()) as unknown) : await response.text(),
  }
}

const quiet = () => undefined
const SILENT = {
  child: () => SILENT,
  info: quiet,
  warn: quiet,
  error: quiet,
  debug: quiet,
  trace: quiet,
  success: quiet,
  fatal: quiet,
}
