import { appendFields, type Operation } from '@hwjy/sdk/operations'

const ORIGIN = 'http://localhost:8080'

/** A call as the SDK would send it. @param input path parameters and the fields of body or query, of any kind */
export function toRequest(
  { path: template, method, encoding }: Operation,
  input: object,
  headers: Record<string, string>,
): Request {
  const fields: Record<string, unknown> = { ...input }
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(fields[name]).toWellFormed())
    delete fields[name]
    return value
  })
  const url = new URL(path, ORIGIN)
  if (encoding === 'none' || encoding === 'query') {
    appendFields(url.searchParams, fields)
    return new Request(url, { method, headers })
  }
  if (encoding === 'json') {
    const type = { 'content-type': 'application/json' }
    return new Request(url, { method, headers: { ...type, ...headers }, body: JSON.stringify(fields) })
  }
  const body = appendFields(encoding === 'multipart' ? new FormData() : new URLSearchParams(), fields)
  return new Request(url, { method, headers, body })
}
