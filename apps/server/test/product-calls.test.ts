/** The product document's list of calls (`spec/calls.tsv`) against the contract: nothing missing, nothing renamed. */
import { readFileSync } from 'node:fs'
import { type Operation, operations } from '@hwjy/sdk/operations'
import { paramSchemas, requestSchemas } from '@hwjy/sdk/schemas'
import { describe, expect, it } from 'vitest'
import { missingCalls } from './calls/missing-calls.ts'

interface ProductCall {
  /** `POST /api-tch/user/login` */
  call: string
  encoding: string
  /** Field names that the document gives. */
  fields: readonly string[]
}

const listed: readonly ProductCall[] = readFileSync(new URL('../../../spec/calls.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method = '', path = '', encoding = '', , fields = ''] = line.split('\t')
    // "accountType 017001" names the field and its value; "query" alone says where the fields stand.
    const names = fields.split(',').map((field) => field.trim().split(' ')[0] ?? '')
    return { call: `${method} ${path}`, encoding, fields: names.filter((name) => name !== '' && name !== 'query') }
  })

const served = new Map(Object.values<Operation>(operations).map((operation) => [callOf(operation), operation]))

describe('the product’s list of calls', () => {
  it('has 244 rows', () => expect(new Set(listed.map(({ call }) => call)).size).toBe(244))

  it('is served completely, but for what is on the list of missing calls', () => {
    const missing = listed.filter(({ call }) => !served.has(call) && !missingCalls.includes(call))
    expect(missing.map(({ call }) => call)).toEqual([])
  })

  it('names every call of the contract that is not an extension, and no extension', () => {
    const names = new Set(listed.map(({ call }) => call))
    const strays = [...served].filter(([call, { isExtension }]) => names.has(call) === isExtension)
    expect(strays.map(([call]) => call)).toEqual([])
  })

  it('puts extensions under /ext/', () => {
    const strays = [...served].filter(([, { isExtension, path }]) => isExtension !== /^\/api-\w+\/ext\//.test(path))
    expect(strays.map(([call]) => call)).toEqual([])
  })

  it('gives the encoding of each', () => {
    const wrong = listed.flatMap(({ call, encoding }) => {
      const operation = served.get(call)
      return operation && wireEncoding(operation) !== encoding
        ? [`${call}: ${wireEncoding(operation)}, not ${encoding}`]
        : []
    })
    expect(wrong).toEqual([])
  })

  it('gives field names, which the contract has', () => {
    const without = listed.flatMap(({ call, fields }) => {
      const operation = served.get(call)
      const own = operation ? new Set(fieldNames(operation)) : null
      return own ? fields.filter((field) => !own.has(field)).map((field) => `${call}: ${field}`) : []
    })
    expect(without).toEqual([])
  })
})

function callOf({ method, path }: Operation): string {
  return `${method} ${path}`
}

/** A query without fields is `none`. */
function wireEncoding({ encoding }: Operation): string {
  return encoding === 'none' ? 'query' : encoding
}

function fieldNames({ operationId }: Operation): string[] {
  const all: Readonly<Record<string, unknown>>[] = [requestSchemas, paramSchemas]
  return all.flatMap((table) => namesIn(table[operationId]))
}

/** Of an object, or of all objects of a union. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('shape' in schema) return Object.keys(schema.shape as object)
  const { options } = ('def' in schema ? schema.def : {}) as { options?: unknown[] }
  return (options ?? []).flatMap(namesIn)
}
