import type { SchoolRole } from '../db/schema.ts'

/** Who makes a call. */
export interface Actor {
  userId: string
  role: SchoolRole
  name: string
}
