import type { ErrorCode } from '../error/error-code.ts'

export type Encoding = 'form' | 'multipart' | 'json' | 'query' | 'none'
export type Authorization = 'basic' | 'bearer' | 'basicOrBearer' | 'none'

export interface Operation {
  operationId: string
  method: 'GET' | 'POST'
  /** Begins with the side: `/api-tch/…` or `/api-user/…`. Path parameters stand in braces. */
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
  /** Names the owner of the data, by the keywords of `spec/README.md`. */
  owner: Owner
  /** What the teacher must be allowed to do for the whole school; left out where teaching is enough. */
  permission?: Permission
  /** Codes the call can answer with, besides 200. */
  errors: readonly ErrorCode[]
  /** Fields of a form or query that are not text. */
  fieldKinds: Readonly<Record<string, FieldKind>>
  /** Largest body, where it is not the usual megabyte of JSON or 256 KB of a form. At most 2 MiB without files. */
  maxBodyBytes?: number
  /** Number of calls it takes out of its caller's budget; 1 if left out. */
  cost?: number
  /** Seconds for which browsers may keep a success; left out where they must not keep it at all. */
  cacheSeconds?: number
  /** Media type of a success that is bytes, and no envelope. */
  bytesType?: string
  /** Why the call is not one transaction, carried out once per key; left out where it is. */
  ownTransaction?: OwnTransaction
  /** True for a call that writes and goes on while the disk of the server is full; left out elsewhere. */
  isForFullDisk?: true
}

/** Values of `x-permission`; spec/README.md says what each opens. */
export type Permission = (typeof PERMISSIONS)[number]
export const PERMISSIONS = ['school.admin'] as const

/** Values of `x-transaction`; spec/README.md says what each means. */
export type OwnTransaction = (typeof OWN_TRANSACTIONS)[number]
export const OWN_TRANSACTIONS = [
  'room-log',
  'identity',
  'payment-service',
  'secret-answer',
  'one-statement',
  'nothing-written',
] as const

/**
 * The encoding of a field in a form or query. Lists repeat their field, so an empty one is not there at all: a required
 * list that is missing is empty. `numbers` is a list of them. `json` is an object as JSON text;
 * `jsonList` and `optionalJsonList` are lists of them, as one JSON text or, as other clients send them, one for each item. `file` is a part with a file, and `base64File` a file as Base64 text:
 * servers store both as they arrive, because they are larger than what a call keeps in memory.
 */
export type FieldKind =
  | 'number'
  | 'boolean'
  | 'list'
  | 'optionalList'
  | 'numbers'
  | 'optionalNumbers'
  | 'json'
  | 'jsonList'
  | 'optionalJsonList'
  | 'file'
  | 'base64File'

/** The id that a keyword is about is the field of the same name: `lessonTeacher` is asked about `lessonId`. */
export type Owner =
  | 'anyone'
  | 'self'
  | 'lessonTeacher'
  | 'lessonStudent'
  | 'courseTeacher'
  | 'courseStudent'
  | 'classTeacher'
  | 'classStudent'
  | 'stuTeacher'
  | 'accountStudent'
  | 'noticeAuthor'
  | 'questionAuthor'
  | 'paperAuthor'
  | 'homeworkTeacher'
  | 'homeworkStudent'
  | 'noticeStudent'
  | 'answerPaperTeacher'
  | 'answerPaperStudent'
  | 'resourceOwner'
  | 'replayTeacher'
  | 'practiseTeacher'
  | 'practiseStudent'
  | 'commentAuthor'
  | 'threadTeacher'
  | 'threadStudent'
  | 'vbgOwner'
  | 'orderStudent'
  | 'contractStudent'

/** The differences of a call from "form-encoded, Bearer". */
export interface WireException {
  encoding?: 'multipart' | 'json'
  authorization?: Exclude<Authorization, 'bearer'>
}

/** Puts a body into a form or a query: lists repeat their field, objects and lists of them are JSON text; what is null or undefined is left out. */
export function appendFields<Form extends FormData | URLSearchParams>(form: Form, body: object): Form {
  for (const [name, value] of Object.entries(body)) {
    const items = Array.isArray(value) && !value.some(isStructure) ? value : [value]
    for (const item of items) {
      if (item instanceof Blob && form instanceof FormData) form.append(name, item)
      else if (item !== null && item !== undefined)
        form.append(name, isStructure(item) ? JSON.stringify(item) : String(item))
    }
  }
  return form
}

const isStructure = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Blob)

// Required lists: a form leaves them out when they are empty.
const REQUIRED_LISTS: ReadonlySet<FieldKind> = new Set(['list', 'numbers', 'jsonList'])

/** Turns the text fields of a form into what the call's request schema takes. Text that is nothing of the kind stays text. */
export function decodeForm(operation: Operation, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const missingLists = Object.entries(operation.fieldKinds).flatMap(([name, kind]) =>
    REQUIRED_LISTS.has(kind) && fields[name] === undefined ? [[name, []] as const] : [],
  )
  const decoded = Object.entries(fields).map(([name, value]) => {
    const kind = Object.hasOwn(operation.fieldKinds, name) ? operation.fieldKinds[name] : undefined
    return [name, decodeField(kind, value)] as const
  })
  return Object.fromEntries([...missingLists, ...decoded])
}

function decodeField(kind: FieldKind | undefined, value: unknown): unknown {
  if (kind === 'list' || kind === 'optionalList') return [value].flat()
  if (kind === 'numbers' || kind === 'optionalNumbers') return [value].flat().map((item) => decodeField('number', item))
  if (kind === 'jsonList' || kind === 'optionalJsonList') return decodeJsonList(value)
  if (typeof value !== 'string') return value
  switch (kind) {
    case 'number':
      return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value
    case 'json':
      return parsed(value)
    default:
      return value
  }
}

/** One text may hold the whole list or its only item; several hold an item each. */
function decodeJsonList(value: unknown): unknown {
  const texts = [value].flat()
  if (!texts.every((text) => typeof text === 'string')) return value
  const [only, ...others] = texts.map(parsed)
  if (others.length > 0) return [only, ...others]
  return isStructure(only) && !Array.isArray(only) ? [only] : only
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
