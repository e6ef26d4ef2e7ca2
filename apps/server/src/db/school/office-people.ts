import { and, asc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { SchoolRole } from '../../domain/actor.ts'
import { SCHOOL_ADMIN } from '../../domain/school/office/person-rules.ts'
import { versionOf } from '../columns.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'

export type PersonState = 'waiting' | 'invited' | 'active' | 'closed'

export interface OfficePerson {
  id: string
  role: SchoolRole
  name: string
  nickname: string
  avatarKey: string | null
  introduction: string
  birthday: string | null
  parentName: string
  parentMobile: string
  accountId: string | null
  username: string | null
  zone: string | null
  mobile: string | null
  externalId: string | null
  permissions: string[]
  hasPassword: boolean
  hasInvitation: boolean
  familySize: number
  createdAt: EpochMs | null
  updatedAt: EpochMs
  closedAt: EpochMs | null
}

export interface PeopleFilter {
  keyword?: string | undefined
  role?: SchoolRole | undefined
  state?: PersonState | undefined
  permission?: string | undefined
}

export interface NewOfficePerson {
  id: string
  role: SchoolRole
  name: string
  nickname: string
  birthday?: string | null
  parentName?: string
  parentMobile?: string
  externalId?: string | null
  permissions?: string[]
}

export type PersonChange = Partial<
  Pick<
    typeof schema.person.$inferInsert,
    | 'name'
    | 'nickname'
    | 'birthday'
    | 'parentName'
    | 'parentMobile'
    | 'externalId'
    | 'permissions'
    | 'closedAt'
    | 'accountId'
  >
>

/** People of one school, for its office. Methods with a school never show or change people of another. */
export interface OfficePeople {
  page(schoolId: string, filter: PeopleFilter, page: PageRequest, now: EpochMs): Promise<Page<OfficePerson>>
  get(schoolId: string, personId: string, now: EpochMs): Promise<OfficePerson | null>
  /** All of them. */
  briefs(schoolId: string): Promise<{ id: string; name: string; nickname: string; role: SchoolRole }[]>
  /** Makes the person wait for other changes of them; inside a transaction. */
  lock(schoolId: string, personIds: readonly string[]): Promise<void>
  /** Persons with the permission of an administrator who may sign in. */
  administrators(schoolId: string): Promise<string[]>
  addAccount(
    account: { id: string; schoolId: string; username: string; zone: string | null; mobile: string | null },
    now: EpochMs,
  ): Promise<void>
  add(schoolId: string, accountId: string, person: NewOfficePerson, now: EpochMs): Promise<void>
  change(personId: string, change: PersonChange, now: EpochMs): Promise<void>
  changeAccount(
    accountId: string,
    change: { username?: string; zone?: string | null; mobile?: string | null; passwordHash?: null },
  ): Promise<void>
  /** Usernames of the school that begin so, in small letters. */
  usernamesLike(schoolId: string, beginning: string): Promise<Set<string>>
  usernameHolder(schoolId: string, username: string): Promise<string | null>
  phoneHolder(schoolId: string, zone: string, mobile: string): Promise<string | null>
  externalIdHolder(schoolId: string, externalId: string): Promise<string | null>
  /** Students of the account beside this one, by name. */
  family(person: Pick<OfficePerson, 'id' | 'accountId'>): Promise<{ id: string; name: string; nickname: string }[]>
  /** Classes that the person teaches or attends, by name. */
  classes(personId: string): Promise<{ id: string; name: string; courseName: string }[]>
  signIns(personId: string, now: EpochMs): Promise<{ open: number; lastSeenAt: EpochMs | null }>
  /** Ends the sign-ins of one person. @returns their ids */
  endSessions(personId: string, now: EpochMs): Promise<string[]>
}

const LIST_MAX = 200

export function createOfficePeople(db: Database): OfficePeople {
  const { account, classGroup, course, enrolment, invitation, person, session } = schema

  const isOpen = (now: EpochMs) =>
    and(
      eq(invitation.personId, person.id),
      isNull(invitation.usedAt),
      isNull(invitation.revokedAt),
      gt(invitation.expiresAt, now),
    )
  const hasInvitation = (now: EpochMs) =>
    sql<boolean>`exists (select 1 from ${invitation} where ${isOpen(now)})`.mapWith(Boolean)
  const familySize = sql<number>`case when ${person.accountId} is null then 0 else (
    select count(*)::int from ${person} as kin where kin.account_id = ${person.accountId} and kin.role = ${person.role}
  ) end`.mapWith(Number)
  const columns = (now: EpochMs) => ({
    id: person.id,
    role: person.role,
    name: person.name,
    nickname: person.nickname,
    avatarKey: person.avatarKey,
    introduction: person.introduction,
    birthday: person.birthday,
    parentName: person.parentName,
    parentMobile: person.parentMobile,
    accountId: person.accountId,
    username: account.username,
    zone: account.zone,
    mobile: account.mobile,
    externalId: person.externalId,
    permissions: person.permissions,
    hasPassword: sql<boolean>`${account.passwordHash} is not null`.mapWith(Boolean),
    hasInvitation: hasInvitation(now),
    familySize,
    createdAt: person.createdAt,
    updatedAt: versionOf(person.updatedAt, person.createdAt),
    closedAt: person.closedAt,
  })
  const isIn = (state: PersonState | undefined, now: EpochMs): SQL | undefined => {
    const isAllowed = and(isNull(person.closedAt), isNotNull(person.accountId))
    if (state === undefined) return undefined
    if (state === 'closed') return or(isNotNull(person.closedAt), isNull(person.accountId))
    if (state === 'active') return and(isAllowed, isNotNull(account.passwordHash))
    const invited = hasInvitation(now)
    return and(isAllowed, isNull(account.passwordHash), state === 'invited' ? invited : sql`not ${invited}`)
  }
  const hasPermission = (permission: string) => sql`${person.permissions} @> ${JSON.stringify([permission])}::jsonb`
  const only = <Row>([row]: Row[]) => row ?? null

  return {
    page: (schoolId, { keyword = '', role, state, permission }, page, now) =>
      selectPage(page, (limit, offset) =>
        db
          .select({ ...columns(now), total: totalRows })
          .from(person)
          .leftJoin(account, eq(account.id, person.accountId))
          .where(
            and(
              eq(person.schoolId, schoolId),
              role === undefined ? undefined : eq(person.role, role),
              permission === undefined ? undefined : hasPermission(permission),
              isIn(state, now),
              keyword === ''
                ? undefined
                : or(
                    contains(person.name, keyword),
                    contains(person.nickname, keyword),
                    contains(account.username, keyword),
                    contains(account.mobile, keyword),
                    contains(person.externalId, keyword),
                  ),
            ),
          )
          .orderBy(asc(person.name), asc(person.id))
          .limit(limit)
          .offset(offset),
      ),

    async get(schoolId, personId, now) {
      const rows = await db
        .select(columns(now))
        .from(person)
        .leftJoin(account, eq(account.id, person.accountId))
        .where(and(eq(person.schoolId, schoolId), eq(person.id, personId)))
      return only(rows)
    },

    briefs: (schoolId) =>
      db
        .select({ id: person.id, name: person.name, nickname: person.nickname, role: person.role })
        .from(person)
        .where(eq(person.schoolId, schoolId)),

    async lock(schoolId, personIds) {
      await db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.schoolId, schoolId), inArray(person.id, [...personIds])))
        .orderBy(person.id)
        .for('no key update')
    },

    async administrators(schoolId) {
      const rows = await db
        .select({ id: person.id })
        .from(person)
        // One who has asked for the deletion of the account is not there for long.
        .innerJoin(account, and(eq(account.id, person.accountId), isNull(account.closesAt)))
        .where(and(eq(person.schoolId, schoolId), isNull(person.closedAt), hasPermission(SCHOOL_ADMIN)))
        .orderBy(person.id)
        .for('no key update', { of: person })
      return rows.map(({ id }) => id)
    },

    async addAccount(added, createdAt) {
      await db.insert(account).values({ ...added, createdAt })
    },

    async add(schoolId, accountId, added, createdAt) {
      await db.insert(person).values({ ...added, schoolId, accountId, createdAt, updatedAt: createdAt })
    },

    async change(personId, change, updatedAt) {
      await db
        .update(person)
        .set({ ...change, updatedAt })
        .where(eq(person.id, personId))
    },

    async changeAccount(accountId, change) {
      await db.update(account).set(change).where(eq(account.id, accountId))
    },

    ...createHolders(db),

    async family({ id, accountId }) {
      if (accountId === null) return []
      return db
        .select({ id: person.id, name: person.name, nickname: person.nickname })
        .from(person)
        .where(and(eq(person.accountId, accountId), sql`${person.id} <> ${id}`))
        .orderBy(asc(person.name), asc(person.id))
        .limit(50)
    },

    async classes(personId) {
      const isTheirs = or(
        eq(classGroup.teacherId, personId),
        inArray(
          classGroup.id,
          db.select({ id: enrolment.classId }).from(enrolment).where(eq(enrolment.studentId, personId)),
        ),
      )
      return db
        .select({ id: classGroup.id, name: classGroup.name, courseName: course.name })
        .from(classGroup)
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(isTheirs)
        .orderBy(asc(classGroup.name), asc(classGroup.id))
        .limit(LIST_MAX)
    },

    async signIns(personId, now) {
      const [row] = await db
        .select({
          open: sql<number>`count(*) filter (where ${session.endedAt} is null and ${session.expiresAt} > ${new Date(now).toISOString()})`.mapWith(
            Number,
          ),
          lastSeenAt: sql<EpochMs | null>`max(${session.lastSeenAt})`.mapWith(session.lastSeenAt),
        })
        .from(session)
        .where(eq(session.personId, personId))
      return { open: row?.open ?? 0, lastSeenAt: row?.lastSeenAt ?? null }
    },

    async endSessions(personId, endedAt) {
      const ended = await db
        .update(session)
        .set({ endedAt, endReason: 'ended-by-school' })
        .where(and(eq(session.personId, personId), isNull(session.endedAt)))
        .returning({ id: session.id })
      return ended.map(({ id }) => id ?? personId)
    },
  }
}

/** Finds the people who have a name, a phone or an id already. */
function createHolders(
  db: Database,
): Pick<OfficePeople, 'usernamesLike' | 'usernameHolder' | 'phoneHolder' | 'externalIdHolder'> {
  const { account, person } = schema
  const only = <Row>([row]: Row[]) => row ?? null
  const holder = async (where: SQL | undefined) =>
    only(await db.select({ id: account.id }).from(account).where(where).limit(1))?.id ?? null

  return {
    async usernamesLike(schoolId, beginning) {
      const rows = await db
        .select({ username: sql<string>`lower(${account.username})` })
        .from(account)
        .where(
          and(eq(account.schoolId, schoolId), sql`starts_with(lower(${account.username}), ${beginning.toLowerCase()})`),
        )
      return new Set(rows.map(({ username }) => username))
    },
    usernameHolder: (schoolId, username) =>
      holder(and(eq(account.schoolId, schoolId), sql`lower(${account.username}) = lower(${username})`)),
    phoneHolder: (schoolId, zone, mobile) =>
      holder(and(eq(account.schoolId, schoolId), eq(account.zone, zone), eq(account.mobile, mobile))),
    async externalIdHolder(schoolId, externalId) {
      const rows = await db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.schoolId, schoolId), eq(person.externalId, externalId)))
      return only(rows)?.id ?? null
    },
  }
}
