/**
 * Gives the answers of calls names, as schemas. Orval would write the envelope around every answer anew, and its type
 * with everything inside; so it only gets what stands in the envelope, and src/client/answer-schema.ts puts it in.
 */
import {
  type Contract,
  type ContractSchema,
  type ListedOperation,
  listOperations,
  resolveResponse,
} from './contract.ts'

export interface AnswerSchemas {
  /** Schemas that stand in an answer and have no name of their own yet. */
  added: Record<string, ContractSchema>
  /** Maps each operationId to the name of its schema, and says if the envelope goes around it. */
  answers: Map<string, { name: string; isEnveloped: boolean }>
}

export function answerSchemas(contract: Contract): AnswerSchemas {
  const added: AnswerSchemas['added'] = {}
  const answers: AnswerSchemas['answers'] = new Map()
  const named = (schema: ContractSchema, otherwise: string) => {
    if (schema.$ref !== undefined) return lastName(schema.$ref)
    if (otherwise in contract.components.schemas) throw new Error(`An entity must not be called ${otherwise}`)
    added[otherwise] = schema
    return otherwise
  }
  for (const { operation } of listOperations(contract)) {
    const schema = resolveResponse(contract, operation.responses['200']).content['application/json']?.schema
    const data = schema && dataOf(schema)
    const name = responseName(operation)
    if (data) answers.set(operation.operationId, { name: named(data, `${name}Data`), isEnveloped: true })
    else if (schema) answers.set(operation.operationId, { name: named(schema, `${name}Answer`), isEnveloped: false })
  }
  return { added, answers }
}

// Returns the schema of `data` in `{code: 200, message, data}` or a failure; undefined for any other answer.
function dataOf({ oneOf = [] }: ContractSchema): ContractSchema | undefined {
  const [success, failure, ...others] = oneOf
  const names = Object.keys(success?.properties ?? {}).toSorted()
  const isEnvelope = names.join() === 'code,data,message' && success?.properties?.code?.const === 200
  const isPair = others.length === 0 && failure?.$ref !== undefined && lastName(failure.$ref) === 'Failure'
  return isEnvelope && isPair ? success.properties?.data : undefined
}

function responseName({ operationId, responses }: ListedOperation): string {
  const response = responses['200']
  return '$ref' in response ? lastName(response.$ref) : operationId.charAt(0).toUpperCase() + operationId.slice(1)
}

const lastName = (reference: string) => reference.split('/').at(-1) ?? ''
