import type { CalendarLinks } from './auth/calendar-links.ts'
import type { GroupCodes } from './auth/group-codes.ts'
import type { Identity } from './auth/identity.ts'
import type { LetterCodes } from './auth/letter-codes.ts'
import type { SchoolDirectory } from './auth/school-directory.ts'
import type { BackendConfig } from './config.ts'
import type { Database } from './db/database.ts'
import { createStores, type Stores } from './db/stores.ts'
import type { BodiesInMemory } from './domain/bodies-in-memory.ts'
import type { Budget } from './domain/budget.ts'
import type { EnquiryBudgets } from './domain/school/office/enquiry-budgets.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { RoomTickets } from './live/room-ticket.ts'
import type { IncomingBodies } from './objects/incoming-bodies.ts'
import type { ReadAddresses } from './objects/read-addresses.ts'
import type { StoreCredentials } from './objects/store-credentials.ts'
import type { OutsideServices } from './outside/outside-services.ts'
import type { Cashier } from './ports/cashier.ts'
import type { Clock } from './ports/clock.ts'
import type { FileInspector } from './ports/file-inspector.ts'
import type { Logger } from './ports/logger.ts'
import type { ObjectStore } from './ports/object-store.ts'

/**
 * The dependencies of a route. Stores are made on the database, or on the transaction of a call that changes something;
 * services are made once, in `core.ts`, and must not be asked for database work inside a transaction.
 */
export type Deps = Services & Stores

export const withStores = (services: Services, db: Database): Deps => Object.assign(createStores(db), services)

export interface Services {
  /** Limits the calls of one address, which a whole school may share. */
  addressBudget: Budget
  /** Bodies for the object store that arrive by any call. */
  incomingBodies: IncomingBodies
  /** Bodies of calls that are not answered yet. */
  bodies: BodiesInMemory
  calendarLinks: CalendarLinks
  /** Limits the errors of the chat that a person's pages report. */
  chatErrorBudget: Budget
  cashier: Cashier
  clock: Clock
  config: BackendConfig
  credentials: StoreCredentials
  groupCodes: GroupCodes
  identity: Identity
  /** True on a full disk: new data is refused then; see `disk-watch.ts`. */
  isDiskFull(): boolean
  enquiryBudgets: EnquiryBudgets
  /** Limits how often one address tries tokens of invitations. */
  invitationBudget: Budget
  /** Reads uploaded files; ask it outside of transactions. */
  inspector: FileInspector
  letterCodes: LetterCodes
  live: LiveHub
  /** Limits what a person's pages report about themselves. */
  metricBudgets: { entries: Budget; bytes: Budget }
  logger: Logger
  objects: ObjectStore
  outside: OutsideServices
  /** Limits the test messages of one administrator. */
  outsideTestBudget: Budget
  schoolDirectory: SchoolDirectory
  readAddresses: ReadAddresses
  /** Limits the messages that one person sends to teachers or students. */
  threadBudget: Budget
  tickets: RoomTickets
  /** Limits the uploads that one person begins, in files. */
  uploadBudget: Budget
  /** Limits the calls of one person, or of an address while the caller is unknown. */
  callBudget: Budget
  /**
   * A transaction of its own, for calls that are none: those that answer with a secret, and those of anonymous callers.
   */
  transaction<Result>(work: (deps: Deps) => Promise<Result>): Promise<Result>
  /** Requests of one person to the object store. */
  storeBudget: Budget
}
