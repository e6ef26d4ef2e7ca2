/** The client that a generator of others makes from the published contract: what does it send for a call? */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeForm, type Operation, type OperationId, operations } from '@hwjy/sdk/operations'

const WRITE = new URL('../../../../packages/sdk/scripts/publish/independent-client.ts', import.meta.url).pathname

interface Asked {
  path?: object
  query?: object
  body?: object
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
}
type Client = Readonly<Record<string, (asked: Asked) => Promise<unknown>>>

/** @returns gives the request that the client would send, which goes nowhere */
export async function openIndependentClient(): Promise<(id: OperationId, input: object) => Promise<Request>> {
  const folder = mkdtempSync(join(tmpdir(), 'independent-client-'))
  execFileSync(process.execPath, ['--conditions=source', WRITE, folder], { stdio: 'pipe' })
  const client = (await import(/* @vite-ignore */ `${folder}/client/sdk.gen.ts`)) as Client
  return async (id, input) => {
    let sent: Request | null = null
    const fetch = async (request: Request) => {
      sent = request.clone()
      return Response.json({ code: 200, message: 'ok', data: null })
    }
    await client[id]?.({ ...partsOf(operations[id], input), baseUrl: 'http://localhost:8080', fetch })
    if (sent === null) throw new Error(`the client of others has sent nothing for ${id}`)
    return sent
  }
}

function partsOf({ path, encoding }: Operation, input: object): Omit<Asked, 'baseUrl' | 'fetch'> {
  const isInPath = (name: string) => path.includes(`{${name}}`)
  const fields = Object.entries(input)
  const inPath = Object.fromEntries(fields.filter(([name]) => isInPath(name)))
  const rest = Object.fromEntries(fields.filter(([name]) => !isInPath(name)))
  if (encoding === 'none') return { path: inPath }
  return { path: inPath, [encoding === 'query' ? 'query' : 'body']: rest }
}

/** Returns what the server reads of a request: where it goes, and its fields. */
export async function readByServer(operation: Operation, request: Request): Promise<object> {
  const { pathname, searchParams } = new URL(request.url)
  const at = { method: request.method, pathname, query: [...searchParams].sort() }
  if (operation.encoding === 'json') return { ...at, fields: await request.json() }
  if (operation.encoding !== 'form' && operation.encoding !== 'multipart') return at
  // Without a field there is no form; the client of others says all the same that it sends JSON.
  const isForm = /form/.test(request.headers.get('content-type') ?? '')
  const form = isForm ? await request.formData() : new FormData()
  const names = [...new Set(form.keys())]
  const sent = names.map((name) => {
    const all = form.getAll(name).map((value) => (value instanceof File ? [value.name, value.type, value.size] : value))
    return [name, all.length > 1 ? all : all[0]] as const
  })
  return { ...at, fields: decodeForm(operation, Object.fromEntries(sent)) }
}
