/** One call of the contract as our routes see it: checked input, a known actor, the lesson it is about. */
import type { EpochMs } from '@hwjy/classroom/core'
import type { OperationId, operations } from '@hwjy/sdk/operations'
import type { answerSchemas, paramSchemas, requestSchemas } from '@hwjy/sdk/schemas'
import type { input, output } from 'zod/mini'
import type { CallingDevice } from '../db/accounts/sessions.ts'
import type { Actor } from '../domain/actor.ts'
import type { Lesson, Membership } from '../domain/timetable/lesson.ts'
import type { Language } from './language.ts'
import type { UrlOf } from './object-addresses.ts'
import type { StagedFiles } from './staged-files.ts'

export type { OperationId }

type Operations = typeof operations

/** The parsed input: the schemas of body or query, and of the path. Calls without any have an empty input. */
export type InputOf<Id extends OperationId> = (Id extends keyof typeof requestSchemas
  ? output<(typeof requestSchemas)[Id]>
  : Record<never, never>) &
  (Id extends keyof typeof paramSchemas ? output<(typeof paramSchemas)[Id]> : unknown)

/** `data` of a success, or `info` of a sign-in. A call whose success is no JSON answers with bytes. */
export type ResponseOf<Id extends OperationId> = Id extends keyof typeof answerSchemas
  ? [DataOf<input<(typeof answerSchemas)[Id]>>] extends [never]
    ? Uint8Array
    : DataOf<input<(typeof answerSchemas)[Id]>>
  : Uint8Array

type DataOf<Answer> = Answer extends { code: 200; data: infer Data }
  ? Data
  : Answer extends { status: '200'; info: infer Info }
    ? Info
    : never

// `Id extends OperationId` is always true; it makes these types look at each id of a union by itself.
type ActorOf<Id extends OperationId> = Id extends OperationId
  ? 'anonymous' extends Operations[Id]['roles'][number]
    ? null
    : Actor
  : never
type LessonOf<Id extends OperationId> = Id extends OperationId
  ? Operations[Id]['owner'] extends 'lessonTeacher' | 'lessonStudent'
    ? Lesson
    : null
  : never
type MembershipOf<Id extends OperationId> = Id extends OperationId
  ? Operations[Id]['owner'] extends 'lessonStudent'
    ? Membership
    : null
  : never

/** `Call<'a' | 'b'>` is what a handler takes that answers both. */
export type Call<Id extends OperationId = OperationId> = CallWith<
  InputOf<Id>,
  ActorOf<Id>,
  LessonOf<Id>,
  MembershipOf<Id>
>

interface CallWith<Input, Caller, OwnLesson, OwnMembership> {
  input: Input
  /** The uploaded files by field. They are already in the store, and not visible to any user. */
  files: StagedFiles
  /** Signed in, and of a role that may make this call. Null when the call is for everybody. */
  actor: Caller
  /** The lesson named in the call; it is the actor's own, which is already checked. */
  lesson: OwnLesson
  /** The asking student's relation to the lesson. */
  membership: OwnMembership
  /** The client's key of this change; a retry carries the same one. Of a call that only reads, its request id. */
  idempotencyKey: string
  /**
   * The id of the school that the call is for: the caller's own, that of the program that calls, or that of the address.
   * Empty on a server that has no school yet; no row has such an id.
   */
  school: string
  language: Language
  /** The caller reads this calendar and clock: an IANA name, or `+05:30` of a client that knows only its hours. */
  zone: string
  /** The caller's network address, as the host sees it. */
  address: string
  /**
   * The address at which people reach us, such as `http://localhost:8080`: as the installation says, else as the caller
   * did.
   */
  origin: string
  /** Makes the address of an object of the store, as this caller reaches us. */
  urlOf: UrlOf
  bearerToken: string | null
  device: CallingDevice
  now: EpochMs
  /** Work that must not happen when the change is taken back: telling a room, deleting an object. */
  afterCommit(work: () => unknown): void
}

/** One function per call. Naming the ids makes the compiler look for every one of them, and check every answer. */
export type Handlers<Id extends OperationId = OperationId> = {
  [K in Id]: (call: Call<K>) => Promise<ResponseOf<K>> | ResponseOf<K>
}
