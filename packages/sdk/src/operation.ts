import type { ErrorCode } from './generated/error-codes.ts'

export type Encoding = 'form' | 'multipart' | 'json' | 'none'
export type Authorization = 'basic' | 'bearer' | 'basicOrBearer' | 'none'

/** One call of the contract. */
export interface Operation {
  operationId: string
  method: 'GET' | 'POST'
  /** With the side in front: `/api-tch/…` or `/api-user/…`. Path parameters stand in braces. */
  path: string
  /** Tag and file name in `spec/paths/`. */
  group: string
  encoding: Encoding
  authorization: Authorization
  /** Changes nothing and can be repeated; becomes a query hook. */
  isRead: boolean
  /** The product needs the call and its document does not name it. */
  isExtension: boolean
  roles: readonly ('teacher' | 'student' | 'anonymous')[]
  /** Whose data it is: keywords of `spec/README.md`. */
  owner: Owner
  /** Codes the call can answer with, besides 200. */
  errors: readonly ErrorCode[]
  /** Fields of a form body that are numbers; everything else stays text. */
  numericFields: readonly string[]
}

export type Owner = 'anyone' | 'self' | 'lessonTeacher' | 'lessonStudent'

/** How a call differs from "form-encoded, Bearer". */
export interface WireException {
  encoding?: 'multipart' | 'json'
  authorization?: Exclude<Authorization, 'bearer'>
}

/** Turns the text fields of a form into what the call's request schema takes. Text that is no number stays text. */
export function decodeForm(operation: Operation, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const decoded = Object.entries(fields).map(([name, value]) => {
    const isNumber = operation.numericFields.includes(name) && typeof value === 'string' && value.trim() !== ''
    return [name, isNumber && Number.isFinite(Number(value)) ? Number(value) : value] as const
  })
  return Object.fromEntries(decoded)
}
