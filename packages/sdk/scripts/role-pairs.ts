/** Finds the twin operations of the contract: one for each role, with the same input and the same answer. */
import {
  bytesTypeOf,
  type Contract,
  type ContractSchema,
  encodingOf,
  type ListedOperation,
  listOperations,
  resolveResponse,
} from './contract.ts'

export interface RolePair {
  /** Name of the role-bound function: `modifyUserAs` for `teacherModifyUser` and `studentModifyUser`. */
  name: string
  teacher: string
  student: string
  /** Module of the role-bound function. */
  group: string
}

/** Returns the pairs by the operationId of the student's call. */
export function rolePairs(contract: Contract): Map<string, RolePair> {
  const operations = listOperations(contract).map(({ operation }) => operation)
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]))
  const pairs = operations.flatMap((teacher): [string, RolePair][] => {
    const subject = /^teacher([A-Z]\w*)$/.exec(teacher.operationId)?.[1]
    const student = byId.get(`student${subject}`)
    if (subject === undefined || !student || shapeOf(contract, teacher) !== shapeOf(contract, student)) return []
    const name = `${subject.charAt(0).toLowerCase()}${subject.slice(1)}As`
    if (byId.has(name)) throw new Error(`The contract has a call ${name}, the name of the role-bound one`)
    // Tags of one role become the subject alone: `teacher-user` → `user`.
    const group = teacher.tags[0]?.replace(/^teacher-/, '') ?? ''
    return [[student.operationId, { name, teacher: teacher.operationId, student: student.operationId, group }]]
  })
  return new Map(pairs)
}

/** Writes all that callers of an operation see: two operations with equal texts can stand for each other. */
function shapeOf(contract: Contract, operation: ListedOperation): string {
  const { parameters, requestBody, responses } = operation
  return JSON.stringify([
    parameters.map(({ in: place, name, required, schema }) => [place, name, required, bareSchema(contract, schema)]),
    requestBody &&
      Object.entries(requestBody.content).map(([type, { schema }]) => [type, bareSchema(contract, schema)]),
    Object.entries(resolveResponse(contract, responses['200']).content).map(([type, { schema }]) => [
      type,
      bareSchema(contract, successOf(contract, schema)),
    ]),
    encodingOf(operation),
    bytesTypeOf(contract, operation),
    operation['x-read'] ?? false,
    operation['x-silent'],
  ])
}

// The codes of a call's failures may differ from role to role; a caller gets them as errors.
function successOf(contract: Contract, schema: ContractSchema): ContractSchema {
  const { oneOf = [] } = schema
  return oneOf.find((variant) => target(contract, variant)?.properties?.data !== undefined) ?? schema
}

const target = (contract: Contract, { $ref, ...own }: ContractSchema): ContractSchema | undefined =>
  $ref === undefined ? own : contract.components.schemas[$ref.split('/').at(-1) ?? '']

/** Removes what only people read. */
function bareSchema(contract: Contract, schema: ContractSchema): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    (key === 'description' || key === 'title') && typeof value === 'string' ? undefined : value,
  )
}
