import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { SchoolRole } from '../../domain/actor.ts'
import type { InvitationState } from '../../domain/school/office/invitation-rules.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'

export interface Invitation {
  id: string
  schoolId: string
  schoolName: string
  person: { id: string; name: string; nickname: string }
  role: SchoolRole
  accountId: string | null
  username: string | null
  isClosed: boolean
  /** The family chooses its names, too. */
  isRegistration: boolean
  createdAt: EpochMs
  expiresAt: EpochMs
  usedAt: EpochMs | null
  revokedAt: EpochMs | null
}

export interface NewInvitation {
  id: string
  personId: string
  tokenHash: string
  isRegistration: boolean
  expiresAt: EpochMs
}

export interface Invitations {
  add(schoolId: string, invitations: readonly NewInvitation[], now: EpochMs): Promise<void>
  /** Finds it by its token; inside a transaction no other call uses it meanwhile. */
  lockByToken(tokenHash: string): Promise<Invitation | null>
  findByToken(tokenHash: string): Promise<Invitation | null>
  get(schoolId: string, invitationId: string): Promise<Invitation | null>
  /** The one of the person that can be used. */
  openOf(personId: string, now: EpochMs): Promise<Invitation | null>
  /** The newest first. */
  page(schoolId: string, state: InvitationState | undefined, page: PageRequest, now: EpochMs): Promise<Page<Invitation>>
  markUsed(invitationId: string, now: EpochMs): Promise<void>
  /** Takes back what these persons could still use. */
  revokeOpen(personIds: readonly string[], now: EpochMs): Promise<void>
  revoke(invitationId: string, now: EpochMs): Promise<void>
}

export function createInvitations(db: Database): Invitations {
  const { account, invitation, person, school } = schema
  const columns = {
    id: invitation.id,
    schoolId: invitation.schoolId,
    schoolName: school.name,
    person: { id: person.id, name: person.name, nickname: person.nickname },
    role: person.role,
    accountId: person.accountId,
    username: account.username,
    closedAt: person.closedAt,
    isRegistration: invitation.isRegistration,
    createdAt: invitation.createdAt,
    expiresAt: invitation.expiresAt,
    usedAt: invitation.usedAt,
    revokedAt: invitation.revokedAt,
  }
  type Row = Omit<Invitation, 'isClosed'> & { closedAt: EpochMs | null }
  const toInvitation = ({ closedAt, ...row }: Row): Invitation => ({ ...row, isClosed: closedAt !== null })
  const select = (where: SQL | undefined) =>
    db
      .select(columns)
      .from(invitation)
      .innerJoin(person, eq(person.id, invitation.personId))
      .innerJoin(school, eq(school.id, invitation.schoolId))
      .leftJoin(account, eq(account.id, person.accountId))
      .where(where)
      .orderBy(desc(invitation.createdAt), desc(invitation.id))
  const first = async (where: SQL | undefined) => {
    const [row] = await select(where).limit(1)
    return row ? toInvitation(row) : null
  }
  const isUnused = and(isNull(invitation.usedAt), isNull(invitation.revokedAt))
  const isIn = (state: InvitationState | undefined, now: EpochMs): SQL | undefined => {
    switch (state) {
      case 'used':
        return isNotNull(invitation.usedAt)
      case 'revoked':
        return and(isNull(invitation.usedAt), isNotNull(invitation.revokedAt))
      case 'expired':
        return and(isUnused, lte(invitation.expiresAt, now))
      case 'open':
        return and(isUnused, gt(invitation.expiresAt, now))
      case undefined:
        return undefined
    }
  }

  return {
    async add(schoolId, invitations, createdAt) {
      if (invitations.length === 0) return
      await db.insert(invitation).values(invitations.map((added) => ({ ...added, schoolId, createdAt })))
    },
    async lockByToken(tokenHash) {
      await db
        .select({ id: invitation.id })
        .from(invitation)
        .where(eq(invitation.tokenHash, tokenHash))
        .for('no key update')
      return first(eq(invitation.tokenHash, tokenHash))
    },
    findByToken: (tokenHash) => first(eq(invitation.tokenHash, tokenHash)),
    get: (schoolId, invitationId) => first(and(eq(invitation.schoolId, schoolId), eq(invitation.id, invitationId))),
    openOf: (personId, now) => first(and(eq(invitation.personId, personId), isIn('open', now))),
    async page(schoolId, state, page, now) {
      const rows = await selectPage(page, (limit, offset) =>
        db
          .select({ ...columns, total: totalRows })
          .from(invitation)
          .innerJoin(person, eq(person.id, invitation.personId))
          .innerJoin(school, eq(school.id, invitation.schoolId))
          .leftJoin(account, eq(account.id, person.accountId))
          .where(and(eq(invitation.schoolId, schoolId), isIn(state, now)))
          .orderBy(desc(invitation.createdAt), desc(invitation.id))
          .limit(limit)
          .offset(offset),
      )
      return { ...rows, records: rows.records.map(toInvitation) }
    },
    async markUsed(invitationId, usedAt) {
      await db.update(invitation).set({ usedAt }).where(eq(invitation.id, invitationId))
    },
    async revokeOpen(personIds, revokedAt) {
      if (personIds.length === 0) return
      await db
        .update(invitation)
        .set({ revokedAt })
        .where(and(inArray(invitation.personId, [...personIds]), isUnused))
    },
    async revoke(invitationId, revokedAt) {
      await db.update(invitation).set({ revokedAt }).where(eq(invitation.id, invitationId))
    },
  }
}
