/**
 * The shape of the tables: one entry holds all that the room knows about one command, or one event. The areas beside
 * this file fill them; `decide`, `evolve`, the parsers, the privacy of the log and the server's limits read them.
 */
import type { EpochMs, UserId } from '../ids.ts'
import type { AnswerBucket, BlankKey } from '../practice-types.ts'
import type { Fields, OptionalFields } from '../../shapes/shape.ts'
import type { Decision } from '../decision.ts'
import type { Actor, EventEnvelope, Role, RoomState } from '../state-types.ts'

export interface Typed {
  type: string
}

/** The number of a rule in SPEC.md. */
export type RuleId = `R${number}`

/** A parser for each field but `type`, which names the entry. */
export type Shape<T extends Typed> = Fields<Omit<T, 'type'>>

export interface Request<Command> {
  room: RoomState
  command: Command
  actor: Actor
  now: EpochMs
  authority: AuthorityFacts
}

export type MarkTyped = (given: string, key: BlankKey) => AnswerBucket

/** What only the authority knows when it decides. `decide` stays pure: these come with the request. */
export interface AuthorityFacts {
  /** 16 bytes that no person can foresee. */
  random: Uint8Array
  /** The longest round trip of the sender's connection lately, measured by the authority; 0 when it is not known. */
  roundTripMs: number
  /** Tells what a typed answer is beside the right one; left out, only the same word is right. Pure. */
  mark?: MarkTyped
}

/** A caller that only asks what the authority would say passes these. */
export const NO_FACTS: AuthorityFacts = { random: new Uint8Array(16), roundTripMs: 0 }

/** An upper estimate of the work that a command makes. Budgets count in it. */
export interface CommandCost {
  touchedStrokes: number
  drawnStrokes: number
  /** Bytes of ink, words and ids that it may add to the log, beyond the row of its event. */
  contentBytes: number
}

/** @template Event the events that the command may lead to */
export interface CommandEntry<Command extends Typed, Event extends Typed> {
  /** The rules of SPEC.md that it serves. */
  rules: readonly RuleId[]
  /**
   * `system` is the authority itself, which may ask for everything. Teachers may act through the school's own calls
   * too, so they need not be in the room.
   */
  askedBy: 'system' | 'teacher' | 'student' | 'anyone'
  /** True when only a person who is in the room may ask. `people`: the same, but the system may ask from outside. */
  isInPerson: boolean | 'people'
  /** Clients send it over their socket. `server`: timers, connections and calls of the school do. */
  sentBy: 'client' | 'server'
  /**
   * Tells what happens to it in a room that is not open yet, or has ended. `ignored-after-end`: it may have been on
   * its way, so it is no mistake then. `decided`: `decide` sees every room.
   */
  outsideClass: 'refused' | 'ignored-after-end' | 'decided'
  /** True for what a person typed or drew: it survives a reload, and a full disk refuses it first. */
  isContent: boolean
  shape: Shape<Command>
  /** Parsers of fields that may be left out. */
  optional?: OptionalFields<Omit<Command, 'type'>>
  /** If the command leads to any events, at least one of them is of these kinds. It is recognised by them. */
  marks: readonly [Event['type'], ...Event['type'][]]
  /** Tells two commands apart that came with one id. */
  identity(command: Command): string
  cost(room: RoomState, command: Command, userId: UserId): CommandCost
  /** Decides for an actor who may ask. Pure. */
  decide(request: Request<Command>): Decision<Event>
}

export type CommandTable<Command extends Typed, Event extends Typed> = {
  readonly [T in Command['type']]: CommandEntry<Extract<Command, { type: T }>, Event>
}

/** Spread into an entry: what holds for most commands. The entry names what differs. */
export const ordinary = {
  sentBy: 'client',
  outsideClass: 'refused',
  isContent: false,
  identity: (command: Typed) => JSON.stringify(command),
  cost: (): CommandCost => ({ touchedStrokes: 0, drawnStrokes: 0, contentBytes: 0 }),
} as const

export interface EventEntry<Event extends Typed> {
  shape: Shape<Event>
  /** Parsers of fields that may be missing: logs of older versions lack them, or a viewer may not see them. */
  optional?: OptionalFields<Omit<Event, 'type'>>
  /**
   * Tells what it does to the right to send sound and picture. `takes`: media that are no longer allowed stop with it.
   * `silences`: the microphone of its `userId` stops too, although it may be opened again.
   */
  rights: 'unchanged' | 'changed' | 'takes' | 'silences'
  /** `public`: everyone sees all of it, and it holds no person's name or words. */
  privacy: 'public' | EventPrivacy<Event>
  content: EventContent<Event>
  /** Returns the room after the event. It never looks at a clock, and shares everything that stays the same. */
  evolve(room: RoomState, event: EventEnvelope & Event): RoomState
}

/** The person whose view of the log is made. */
export interface Viewer {
  userId: UserId
  role: Role
}

export interface EventPrivacy<Event> {
  /**
   * What a viewer other than the insiders sees; `hidden` when only its number and time may be seen. Left out when
   * everyone sees all of it. The same for all viewers of one role.
   */
  withheld?(event: EventEnvelope & Event, role: Role): (EventEnvelope & Event) | 'hidden'
  /** People who see all of it; none when left out. */
  insiders?(event: EventEnvelope & Event): readonly UserId[]
  /** The fields with a person's name or words, as they are once the account of `userId` is deleted. */
  forgotten?(name: string): Partial<Event>
}

/** The part of an event that makes its log heavy. */
export interface EventContent<Event> {
  bytes(event: Event): number
  /** True when it counts against the share of the student who made it. [R41] */
  isShare: boolean
  /** True when only two people see it: it is counted where it stands, not in the size that all are told. */
  isPrivate?(event: Event): boolean
}

export type EventTable<Event extends Typed> = {
  readonly [T in Event['type']]: EventEntry<Extract<Event, { type: T }>>
}

/** The content of an event that is a row of ids and flags. */
export const noContent: EventContent<Typed> = { bytes: () => 0, isShare: false }
