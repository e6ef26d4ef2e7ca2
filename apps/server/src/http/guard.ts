/**
 * Checks who may make a call: the client check of sign-in, the bearer token, the role, the lesson. Runs for every
 * operation.
 */
import type { Context } from 'hono'
import type { Operation, Owner } from '@hwjy/sdk/operations'
import { sha256Hex } from '../auth/tokens.ts'
import type { Deps } from '../deps.ts'
import type { RequestAddress } from '../domain/school/school-of-address.ts'
import type { Actor } from '../domain/actor.ts'
import { type Lesson, type Membership, notEnrolled } from '../domain/timetable/lesson.ts'
import { ApiError } from './api-error.ts'

export interface Caller {
  /** Null when the call is for everybody. */
  actor: Actor | null
  /** The school that the call is for; empty on a server that has none. */
  school: string
}

/** @throws {ApiError} `forbidden` for an unknown client or another role, `notSignedIn` */
export async function identify(c: Context, operation: Operation, address: RequestAddress, deps: Deps): Promise<Caller> {
  const { schoolDirectory } = deps
  if (operation.authorization === 'bearer') {
    const found = await signedIn(bearerToken(c), deps)
    if (!found) throw new ApiError('notSignedIn')
    const { schoolId: school, ...actor } = found
    if (!operation.roles.includes(actor.role)) throw new ApiError('forbidden')
    // At an address that names no school, any school's pages may call; each for its own people alone.
    if (!(await schoolDirectory.isPageOf(school, address))) throw new ApiError('forbidden')
    // Looked up for each call: what an administrator takes back is gone with the next one.
    if (operation.permission && !(await deps.people.may(actor.userId, operation.permission))) {
      throw new ApiError('forbidden')
    }
    return { actor, school }
  }
  const credentials = basicCredentials(c)
  const client = credentials === null ? null : await schoolDirectory.schoolOfClient(credentials, address)
  if (operation.authorization === 'basic') {
    if (!client) throw new ApiError('forbidden')
    return { actor: null, school: client.schoolId }
  }
  const token = operation.authorization === 'basicOrBearer' ? bearerToken(c) : null
  const school =
    (token === null ? null : await deps.sessions.schoolOf(await sha256Hex(token))) ??
    client?.schoolId ??
    (await schoolDirectory.schoolAt(address))
  return { actor: null, school }
}

/** @throws {ApiError} `notSignedIn` with the reason, when the session ended before its time */
export async function signedIn(token: string | null, { sessions, clock }: Pick<Deps, 'sessions' | 'clock'>) {
  const found = token === null ? null : await sessions.find(await sha256Hex(token), clock.now())
  if (found && 'ended' in found) throw new ApiError('notSignedIn', { reason: found.ended })
  return found
}

/**
 * The sign-in that a call is made in, for what shall end with it.
 * @throws {ApiError} `notSignedIn` when it has ended since the call came in: what belongs to none would outlive them all
 */
export async function requireSessionId(token: string | null, { sessions }: Pick<Deps, 'sessions'>): Promise<string> {
  const id = await sessions.idOf(await sha256Hex(token ?? ''))
  if (id === null) throw new ApiError('notSignedIn')
  return id
}

export function bearerToken(c: Context): string | null {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null
}

// `id:secret` of the program that calls; null without, and for what is no Base64.
function basicCredentials(c: Context): string | null {
  const encoded = /^Basic ([A-Za-z0-9+/]{2,400}={0,2})$/.exec(c.req.header('authorization') ?? '')?.[1]
  try {
    return encoded === undefined ? null : atob(encoded)
  } catch {
    return null
  }
}

/**
 * Refuses a caller who does not own what the call names. Returns the lesson that a call is about: its rules need it.
 * @throws {ApiError} `notFound`; `forbidden` for what is another's; `notInClass` for a student not enrolled
 */
export async function requireOwn(
  { owner }: Operation,
  input: Readonly<Record<string, unknown>>,
  actor: Actor | null,
  deps: Pick<Deps, 'lessons' | 'ownership'>,
): Promise<{ lesson: Lesson | null; membership: Membership | null }> {
  const nothing = { lesson: null, membership: null }
  if (owner === 'anyone' || owner === 'self') return nothing
  if (!actor) throw new ApiError('notSignedIn')
  const id = String(input[ownedField(owner)])
  if (owner === 'lessonTeacher' || owner === 'lessonStudent') return requireOwnLesson(id, actor, deps)
  const standing = await deps.ownership.standing(owner, id, actor.userId)
  if (standing === 'none') throw new ApiError('notFound')
  if (standing === 'foreign') throw new ApiError(BY_ENROLMENT.has(owner) ? 'notInClass' : 'forbidden')
  return nothing
}

// Owners for which a student is told that they are not in the class.
const BY_ENROLMENT: ReadonlySet<Owner> = new Set([
  'classStudent',
  'courseStudent',
  'homeworkStudent',
  'noticeStudent',
  'practiseStudent',
])

/** True when these fields name what the call is about. */
export const namesOwned = ({ owner }: Operation, fields: Readonly<Record<string, unknown>>): boolean =>
  owner !== 'anyone' && owner !== 'self' && fields[ownedField(owner)] !== undefined

// `classTeacher` is asked about `classId`, and `accountStudent` about the student.
const ownedField = (owner: Owner) =>
  owner === 'accountStudent' ? 'stuId' : `${owner.replace(/(Teacher|Student|Author|Owner)$/, '')}Id`

/** @throws {ApiError} as `requireOwn` */
export async function requireOwnLesson(
  lessonId: string,
  actor: Actor,
  { lessons, ownership }: Pick<Deps, 'lessons' | 'ownership'>,
): Promise<{ lesson: Lesson; membership: Membership | null }> {
  const lesson = await lessons.get(lessonId)
  if (!lesson) throw new ApiError('notFound')
  if (actor.role === 'teacher') {
    if (lesson.teacher.id !== actor.userId) throw await notOwn(lesson.teacher.id, actor, 'forbidden', { ownership })
    return { lesson, membership: null }
  }
  const membership = (await lessons.memberships(actor.userId, [lesson])).get(lesson.id) ?? notEnrolled
  if (!membership.isEnrolled) throw await notOwn(lesson.teacher.id, actor, 'notInClass', { ownership })
  return { lesson, membership }
}

/** The refusal of what is another's. What is of another school is not there: nothing tells that it exists. */
export async function notOwn(
  ownerId: string,
  { userId }: Pick<Actor, 'userId'>,
  code: 'forbidden' | 'notInClass',
  { ownership }: Pick<Deps, 'ownership'>,
): Promise<ApiError> {
  return new ApiError((await ownership.areOfOneSchool(ownerId, userId)) ? code : 'notFound')
}
