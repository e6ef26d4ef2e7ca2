/** Lists the fields that are not text: a form or a query carries text only, so its decoder needs to know them. */
import type { FieldKind } from '../src/client/operation.ts'
import { type Contract, type ContractSchema, type ListedOperation, queryParameters, resolveSchema } from './contract.ts'

export function fieldKinds(contract: Contract, operation: ListedOperation): Record<string, FieldKind> {
  const kinds = fieldsOf(contract, operation).flatMap(({ name, schema, isRequired }) => {
    const kind = kindOf(contract, schema, isRequired)
    return kind ? [[name, kind] as const] : []
  })
  return Object.fromEntries(kinds)
}

interface Field {
  name: string
  schema: ContractSchema
  isRequired: boolean
}

function fieldsOf(contract: Contract, operation: ListedOperation): Field[] {
  const query = queryParameters(operation).map(({ name, schema, required = false }) => ({
    name,
    schema,
    isRequired: required,
  }))
  const { 'application/x-www-form-urlencoded': form, 'multipart/form-data': multipart } =
    operation.requestBody?.content ?? {}
  const body = form ?? multipart
  return body ? [...query, ...propertiesOf(contract, body.schema)] : query
}

function propertiesOf(contract: Contract, schema: ContractSchema): Field[] {
  const { properties = {}, required = [], oneOf = [], anyOf = [], allOf = [] } = resolveSchema(contract, schema)
  const own = Object.entries(properties).map(([name, property]) => ({
    name,
    schema: property,
    isRequired: required.includes(name),
  }))
  return [...own, ...[...oneOf, ...anyOf, ...allOf].flatMap((part) => propertiesOf(contract, part))]
}

function kindOf(contract: Contract, schema: ContractSchema, isRequired: boolean): FieldKind | null {
  const resolved = resolveSchema(contract, schema)
  const {
    type,
    format,
    contentEncoding,
    items,
    oneOf = [],
    anyOf = [],
    allOf = [],
    properties,
    enum: values,
  } = resolved
  const types = new Set([type].flat())
  if (format === 'binary') return 'file'
  if (contentEncoding === 'base64') return 'base64File'
  if (types.has('integer') || types.has('number') || values?.every(isNumber)) return 'number'
  if (types.has('boolean')) return 'boolean'
  if (types.has('array')) {
    const item = kindOf(contract, items ?? {}, true)
    if (item === 'json') return isRequired ? 'jsonList' : 'optionalJsonList'
    if (item === 'number') return isRequired ? 'numbers' : 'optionalNumbers'
    return isRequired ? 'list' : 'optionalList'
  }
  if (types.has('object') || properties) return 'json'
  return (
    [...oneOf, ...anyOf, ...allOf].map((part) => kindOf(contract, part, isRequired)).find((kind) => kind !== null) ??
    null
  )
}

const isNumber = (value: unknown) => typeof value === 'number'
