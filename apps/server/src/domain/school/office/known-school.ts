/** Holds the part of a school that an import asks for. It is kept up while rows are carried out. */
import type { SchoolRole } from '../../actor.ts'

export interface KnownPerson {
  id: string
  role: SchoolRole
  name: string
  nickname: string
  birthday: string | null
  parentName: string
  parentMobile: string
  externalId: string | null
  accountId: string | null
  username: string | null
  zone: string | null
  mobile: string | null
  isClosed: boolean
}

export interface KnownTextbook {
  id: string
  externalId: string | null
  name: string
  introduction: string
  chapters: string[]
  isOwn: boolean
}

export interface KnownCourse {
  id: string
  externalId: string | null
  name: string
  classType: 'small' | 'large'
  textbookId: string | null
  lessonMinutes: number
  priceMinor: number
  introduction: string
}

export interface KnownClass {
  id: string
  externalId: string | null
  name: string
  courseId: string
  teacherId: string
  studentLimit: number
  students: Set<string>
}

export interface KnownSchool {
  timeZone: string
  /** `YYYY-MM-DD` of the school's calendar. */
  today: string
  largeClassLimit: number
  people: Map<string, KnownPerson>
  /** Ids of people. */
  byExternalId: Map<string, string>
  /** In small letters, to the ids of people; the first of a family. */
  byUsername: Map<string, string>
  /** `zone mobile` to the account. */
  phones: Map<string, string>
  textbooks: KnownTextbook[]
  courses: Map<string, KnownCourse>
  classes: Map<string, KnownClass>
}

export const phoneKey = (zone: string, mobile: string) => `${zone} ${mobile}`

/** A person that a cell names: by the external id, else by the username. */
export function knownPerson({ byExternalId, byUsername, people }: KnownSchool, text: string): KnownPerson | null {
  const id = byExternalId.get(text) ?? byUsername.get(text.toLowerCase())
  return (id !== undefined && people.get(id)) || null
}

/** The person that a row of people is about, or null for a new one. */
export function personOfRow(known: KnownSchool, fields: Readonly<Record<string, string>>): KnownPerson | null {
  const { externalId, username } = fields
  const byId = externalId === undefined ? undefined : known.byExternalId.get(externalId)
  if (byId !== undefined) return known.people.get(byId) ?? null
  const named = username === undefined ? undefined : known.byUsername.get(username.toLowerCase())
  const person = named === undefined ? undefined : known.people.get(named)
  // A person with another external id is another person, whose username is taken.
  return person && (person.externalId === null || externalId === undefined) ? person : null
}

export const textbookOf = (known: KnownSchool, text: string): KnownTextbook | null =>
  known.textbooks.find(({ externalId }) => externalId === text) ??
  known.textbooks.find(({ name }) => name === text) ??
  null

/** Courses and classes are kept by their external id; one that has none cannot be named by a file. */
export function remember<Item extends { externalId: string | null }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.flatMap((item) => (item.externalId === null ? [] : [[item.externalId, item]])))
}
