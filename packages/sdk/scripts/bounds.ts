/** Every input is bounded in the contract: a text says how long it may be, a list how many items it may have. */
import { type Contract, type ContractSchema, type ListedOperation, listOperations } from './contract.ts'

/** The texts and lists a caller can make as long as they like, as `call: field.of.field`, each once. */
export function unboundedInputs(contract: Contract): string[] {
  return listOperations(contract).flatMap(({ operation }) => [
    ...new Set(
      inputsOf(operation).flatMap(({ name, schema }) =>
        unbounded(contract, schema, `${operation.operationId}: ${name}`, []),
      ),
    ),
  ])
}

function unbounded(contract: Contract, schema: ContractSchema, path: string, above: readonly string[]): string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    const target = contract.components.schemas[name]
    // A schema that contains itself was looked at where it began.
    return target && !above.includes(name) ? unbounded(contract, target, path, [...above, name]) : []
  }
  const inside = (part: ContractSchema, name = '') =>
    unbounded(contract, part, name === '' ? path : `${path}.${name}`, above)
  const { properties = {}, items, additionalProperties, oneOf = [], anyOf = [], allOf = [] } = schema
  return [
    ...(isBounded(schema) ? [] : [path]),
    ...Object.entries(properties).flatMap(([name, part]) => inside(part, name)),
    ...(items ? inside(items, '[]') : []),
    ...(typeof additionalProperties === 'object' ? inside(additionalProperties, '*') : []),
    ...[...oneOf, ...anyOf, ...allOf].flatMap((part) => inside(part)),
  ]
}

// A file is bounded by the body of its call.
function isBounded(schema: ContractSchema): boolean {
  const types = [schema.type].flat()
  if (types.includes('array')) return schema.maxItems !== undefined
  if (!types.includes('string')) return true
  return (
    schema.maxLength !== undefined ||
    schema.enum !== undefined ||
    schema.const !== undefined ||
    schema.format === 'binary' ||
    schema.contentMediaType === 'application/octet-stream'
  )
}

const inputsOf = ({ parameters, requestBody }: ListedOperation) => [
  ...parameters.map(({ name, schema }) => ({ name, schema })),
  ...Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ name: 'body', schema })),
]

/** A validator refuses a text that is too long before it looks for the pattern in it. */
export const lengthsFirst = (validators: string): string =>
  validators.replaceAll(
    /zod\.maxLength\((\w+)\)\)(?=\.check\(\/\*#__PURE__\*\/ zod\.regex)/g,
    (_, max: string) => `zod.maxLength(${max}, { abort: true }))`,
  )

/** Patterns of the contract count characters, as JSON Schema says, so they may name classes such as `\p{Cf}`. */
export const unicodePatterns = (validators: string): string =>
  validators.replaceAll(/new RegExp\(('(?:[^'\\]|\\.)*')\)/g, (_, source: string) => `new RegExp(${source}, 'u')`)

/** Bytes that a call with a larger body than usual may carry: `uploadSchoolImportBodyMax`. */
export const bodyLimits = (contract: Contract): string =>
  listOperations(contract)
    .flatMap(({ operation: { operationId, 'x-max-body-bytes': bytes } }) =>
      bytes === undefined ? [] : [`export const ${operationId}BodyMax = ${bytes};\n`],
    )
    .join('')

/** The numbers of the validators as a module of their own: a screen that shows a limit needs no validator for it. */
export function limitsApart(validators: string): { limits: string; schemas: string } {
  const limits: string[] = []
  const names: string[] = []
  const rest = validators.replaceAll(/^export const (\w+(?:Max|Min)) = -?[\d.]+;\n+/gm, (line, name: string) => {
    limits.push(`${line.trimEnd()}\n`)
    names.push(name)
    return ''
  })
  const used = `import {\n${names.map((name) => `  ${name},\n`).join('')}} from './limits.ts';\nexport * from './limits.ts';\n`
  return { limits: limits.join(''), schemas: rest.replace(/^import .+\n/m, (line) => line + used) }
}
