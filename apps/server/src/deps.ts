import type { BackendConfig } from './config.ts'
import type { SignIn } from './auth/sign-in.ts'
import type { UploadCredentials } from './objects/upload-credentials.ts'
import type { FeedbackBook } from './db/feedback.ts'
import type { Lessons } from './db/lessons.ts'
import type { Metrics } from './db/metrics.ts'
import type { People } from './db/people.ts'
import type { Resources } from './db/resources.ts'
import type { Sessions } from './db/sessions.ts'
import type { RateLimiter } from './http/rate-limiter.ts'
import type { LiveHub } from './live/live-hub.ts'
import type { RoomPasses } from './live/room-pass.ts'
import type { Clock } from './ports/clock.ts'
import type { Logger } from './ports/logger.ts'
import type { ObjectStore } from './ports/object-store.ts'

/** Everything a route may use. Made once, in `core.ts`. */
export interface Deps {
  /** A whole school may share one address. */
  addressLimiter: RateLimiter
  clock: Clock
  config: BackendConfig
  credentials: UploadCredentials
  feedback: FeedbackBook
  lessons: Lessons
  live: LiveHub
  logger: Logger
  metrics: Metrics
  objects: ObjectStore
  passes: RoomPasses
  people: People
  /** Of one person, or of an address where nobody is known yet. */
  rateLimiter: RateLimiter
  resources: Resources
  sessions: Sessions
  signIn: SignIn
}
