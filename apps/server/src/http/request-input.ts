import type { Context } from 'hono'
import { decodeForm, type Operation } from '@hwjy/sdk/operations'
import { requestSchemas } from '@hwjy/sdk/schemas'
import { en, ja, zhCN } from 'zod/locales'
import { ApiError } from './api-error.ts'
import type { Language } from './language.ts'

const LOCALES = { 'zh-CN': zhCN().localeError, 'en-US': en().localeError, 'ja-JP': ja().localeError }

/**
 * Reads and checks what was sent, by the call's encoding and schema. Path parameters count as input.
 * @throws {ApiError} `invalidInput` with one issue per field
 */
export async function readInput(
  c: Context,
  operation: Operation,
  language: Language,
): Promise<Record<string, unknown>> {
  const fields = { ...(await readBody(c, operation)), ...c.req.param() }
  const schema = isChecked(operation.operationId) ? requestSchemas[operation.operationId] : null
  if (!schema) return fields
  const result = schema.safeParse(fields, { error: LOCALES[language] })
  if (result.success) return result.data
  const issues = result.error.issues.map(({ path, code = 'custom', message }) => ({
    path: path.join('.'),
    code,
    message,
  }))
  throw new ApiError('invalidInput', { issues })
}

const isChecked = (id: string): id is keyof typeof requestSchemas => id in requestSchemas

async function readBody(c: Context, operation: Operation): Promise<Record<string, unknown>> {
  switch (operation.encoding) {
    case 'none':
      return {}
    case 'json':
      return readJson(c)
    case 'form':
    case 'multipart':
      return decodeForm(operation, await readForm(c))
  }
}

async function readJson(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text()
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  } catch (cause) {
    throw unreadable('The body is not JSON.', cause)
  }
  throw unreadable('The body is not a JSON object.')
}

/** Either form encoding is fine wherever a form is expected: the fields are the same. An empty body is an empty form. */
async function readForm(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type')
  if (type === undefined) return {}
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    throw unreadable('The body is not a form.')
  try {
    return await c.req.parseBody()
  } catch (cause) {
    throw unreadable('The form cannot be read.', cause)
  }
}

function unreadable(message: string, cause?: unknown): ApiError {
  return new ApiError('invalidInput', { issues: [{ path: '', code: 'unreadable', message }] }, { cause })
}
