import type { CalendarLinks } from './auth/calendar-links.ts'
import type { GroupCodes } from './auth/group-codes.ts'
import type { Identity } from './auth/identity.ts'
import type { BackendConfig } from './config.ts'
import type { Stores } from './db/stores.ts'
import type { RateLimiter } from './http/rate-limiter.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { RoomPasses } from './live/room-pass.ts'
import type { StoreCredentials } from './objects/store-credentials.ts'
import type { Cashier } from './ports/cashier.ts'
import type { Clock } from './ports/clock.ts'
import type { Logger } from './ports/logger.ts'
import type { ObjectStore } from './ports/object-store.ts'

/**
 * Everything a route may use. Stores are made on the database, or on the transaction of a call that changes something;
 * services are made once, in `core.ts`, and must not be asked for database work inside a transaction.
 */
export type Deps = Services & Stores

interface Services {
  /** A whole school may share one address. */
  addressLimiter: RateLimiter
  calendarLinks: CalendarLinks
  /** Errors of the chat that a person's pages report. */
  chatErrorLimiter: RateLimiter
  cashier: Cashier
  clock: Clock
  config: BackendConfig
  credentials: StoreCredentials
  groupCodes: GroupCodes
  identity: Identity
  live: LiveHub
  logger: Logger
  objects: ObjectStore
  passes: RoomPasses
  /** Of one person, or of an address where nobody is known yet. */
  rateLimiter: RateLimiter
}
