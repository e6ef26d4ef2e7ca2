/** Says in the description of each call what a caller asks about it: method, path, who may, and the codes. */
import { type Contract, type ContractSchema, type ListedOperation, listOperations } from './contract.ts'

/** The contract as the comments of the generated functions tell it. */
export function documented(contract: Contract): Contract {
  const copy = structuredClone(contract)
  for (const { path, method, operation } of listOperations(contract)) {
    const item = copy.paths[path]?.[method]
    if (item) item.description = descriptionOf(contract, `${method.toUpperCase()} ${path}`, operation)
  }
  return copy
}

function descriptionOf(contract: Contract, address: string, operation: ListedOperation): string {
  const { description, 'x-roles': roles, 'x-errors': codes } = operation
  const names = errorNames(contract)
  const thrown = codes.map((code) => `${names.get(code) ?? ''} (${code})`).join(', ')
  return [
    ...(description === undefined ? [] : [description.trim(), '']),
    `\`${address}\` · ${roles.join(', ')}`,
    '',
    `Codes: ${thrown}.`,
  ].join('\n')
}

/** Name of each code in our code, such as `tooOften` for 429. */
export function errorNames({ components }: Contract): ReadonlyMap<number, string> {
  const { oneOf = [] } = components.schemas.ErrorCode as ContractSchema
  return new Map(oneOf.map(({ const: code, title = '' }) => [Number(code), title]))
}

/** A comment begins with what the call is; orval puts that last. */
export const summaryFirst = (code: string): string =>
  code.replaceAll(
    /^\/\*\*\n((?: \*.*\n)*?) \* @summary (.*)\n \*\/$/gm,
    (_, text: string, summary: string) => `/**\n * ${summary}.\n *\n${text} */`,
  )
