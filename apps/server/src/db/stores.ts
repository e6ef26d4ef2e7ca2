import { createIdempotencyKeys } from './idempotency-keys.ts'
import { createInstallations } from './installations.ts'
import { createJobs } from './jobs.ts'
import { createMetrics } from './metrics.ts'
import { createNonces } from './nonces.ts'
import { createOutbox } from './outbox.ts'
import { createOwnership } from './ownership.ts'
import { accountStores } from './accounts/account-stores.ts'
import { schoolStores } from './school/school-stores.ts'
import { timetableStores } from './timetable/timetable-stores.ts'
import { roomStores } from './rooms/room-stores.ts'
import { afterClassStores } from './after-class/after-class-stores.ts'
import { homeworkStores } from './homework/homework-stores.ts'
import { courseStores } from './courses/course-stores.ts'
import { fileStores } from './files/file-stores.ts'
import { messageStores } from './messages/message-stores.ts'
import type { Database } from './database.ts'

// Stores that serve every area.
const sharedStores = {
  idempotencyKeys: createIdempotencyKeys,
  installations: createInstallations,
  jobs: createJobs,
  metrics: createMetrics,
  nonces: createNonces,
  outbox: createOutbox,
  ownership: createOwnership,
}

const factories = {
  ...sharedStores,
  ...accountStores,
  ...schoolStores,
  ...timetableStores,
  ...roomStores,
  ...afterClassStores,
  ...homeworkStores,
  ...courseStores,
  ...fileStores,
  ...messageStores,
}

type Factories = typeof factories

/** All stores of one database or transaction. Each is made when it is first asked for. */
export type Stores = { readonly [Name in keyof Factories]: ReturnType<Factories[Name]> }

const DATABASE = Symbol('database')

interface OnDatabase {
  readonly [DATABASE]: Database
}

// One getter for each store: it makes the store and then stands aside for it. A write touches a handful of the sixty
// stores, so a transaction makes only those.
const getters = Object.entries(factories).map(([name, create]) => [
  name,
  {
    get(this: OnDatabase) {
      const store = create(this[DATABASE])
      Object.defineProperty(this, name, { value: store })
      return store
    },
  },
])
const lazyStores: object = Object.defineProperties({}, Object.fromEntries(getters))

/** The stores are found by name. A spread of them copies none: pass the object itself on. */
export const createStores = (db: Database): Stores => Object.create(lazyStores, { [DATABASE]: { value: db } }) as Stores
