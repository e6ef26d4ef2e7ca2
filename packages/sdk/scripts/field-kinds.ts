/** A form or a query carries text only: which of its fields are something else, whoever decodes it needs to know. */
import type { FieldKind } from '../src/operation.ts'
import { type Contract, type ContractOperation, type ContractSchema, queryParameters } from './contract.ts'

/** Fields that are plain text are not listed. */
export function fieldKinds(contract: Contract, operation: ContractOperation): Record<string, FieldKind> {
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

function fieldsOf(contract: Contract, operation: ContractOperation): Field[] {
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
  const { properties = {}, required = [], oneOf = [], anyOf = [], allOf = [] } = resolve(contract, schema)
  const own = Object.entries(properties).map(([name, property]) => ({
    name,
    schema: property,
    isRequired: required.includes(name),
  }))
  return [...own, ...[...oneOf, ...anyOf, ...allOf].flatMap((part) => propertiesOf(contract, part))]
}

function kindOf(contract: Contract, schema: ContractSchema, isRequired: boolean): FieldKind | null {
  const { type, items, oneOf = [], anyOf = [], properties } = resolve(contract, schema)
  const types = new Set([type].flat())
  if (types.has('integer') || types.has('number')) return 'number'
  if (types.has('boolean')) return 'boolean'
  if (types.has('array')) {
    const item = resolve(contract, items ?? {})
    if (item.properties || item.oneOf) return 'json'
    return isRequired ? 'list' : 'optionalList'
  }
  if (properties) return 'json'
  return [...oneOf, ...anyOf].map((part) => kindOf(contract, part, isRequired)).find((kind) => kind !== null) ?? null
}

function resolve(contract: Contract, schema: ContractSchema): ContractSchema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (contract.components.schemas[name] ?? schema)
}
