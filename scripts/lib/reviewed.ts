/** `scripts/dependencies/reviewed.json`: which packages were looked at, when, and what was found. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

export interface Reviewed {
  /** When the registry was last asked for advisories, `YYYY-MM-DD`; null for never. */
  advisoriesAsOf: string | null
  advisories: readonly Advisory[]
  /** `name@version` → the day it was let in. */
  packages: Readonly<Record<string, string>>
}
export interface Advisory {
  package: string
  /** Is its id at GitHub, such as GHSA-… */
  advisory: string
  title: string
  severity: string
  date: string
  /** Why we may go on using the package; empty until a person has written it. */
  verdict: string
}

const FILE = path.join(root, 'scripts/dependencies/reviewed.json')
export const readReviewed = (): Reviewed => JSON.parse(readFileSync(FILE, 'utf8')) as Reviewed
export const writeReviewed = (reviewed: Reviewed) => writeFileSync(FILE, `${JSON.stringify(reviewed, null, 2)}\n`)
