/** Rules of the school office about people and their accounts. */
import type { SchoolRole } from '../../actor.ts'
import { withPinyin } from './name-pinyin.ts'

export const SCHOOL_ADMIN = 'school.admin'
export const PERMISSIONS = [SCHOOL_ADMIN, 'replay.audit'] as const

const USERNAME = /^[A-Za-z0-9][A-Za-z0-9._@+-]{1,62}[A-Za-z0-9]$/
export const isUsername = (text: string): boolean => USERNAME.test(text)

/**
 * A username for a person who brought none: of the Latin letters of the name and the pinyin of Chinese characters, else
 * `student` or `teacher`. It is the caller's to try it with numbers behind it until one is free.
 */
export function usernameBase(name: string, role: SchoolRole): string {
  const letters = withPinyin(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((part) => part !== '')
    .join('.')
    .slice(0, 40)
    .replace(/\.$/, '')
  return letters.length >= 3 ? letters : role
}

/** `mia.rossi`, `mia.rossi2`, `mia.rossi3` … */
export const numberedUsername = (base: string, no: number): string => (no === 1 ? base : `${base}${no}`)

/** @param isTaken asks in small letters */
export function freeUsername(base: string, isTaken: (username: string) => boolean): string {
  for (let no = 1; ; no++) {
    const username = numberedUsername(base, no)
    if (!isTaken(username.toLowerCase())) return username
  }
}

/**
 * True when a change leaves the school without anybody who could undo it.
 * @param administrators persons with the permission who may sign in
 */
export const losesLastAdministrator = (
  administrators: readonly string[],
  personId: string,
  { stays }: { stays: boolean },
): boolean => !stays && administrators.length > 0 && administrators.every((id) => id === personId)

export type FamilyDenial = 'not-students' | 'same-family' | 'shared-already' | 'no-account' | 'alone'

interface FamilyMember {
  id: string
  role: SchoolRole
  accountId: string | null
  /** Students who share the account, this one included. */
  familySize: number
}

/** Why a student cannot join the account of another, or null. */
export function joinDenial(joining: FamilyMember, family: FamilyMember): FamilyDenial | null {
  if (joining.role !== 'student' || family.role !== 'student') return 'not-students'
  if (family.accountId === null) return 'no-account'
  if (joining.accountId === family.accountId) return 'same-family'
  return joining.familySize > 1 ? 'shared-already' : null
}

/** Why a student cannot get an account of their own, or null. */
export function leaveDenial(leaving: FamilyMember): FamilyDenial | null {
  if (leaving.role !== 'student') return 'not-students'
  return leaving.familySize > 1 ? null : 'alone'
}
