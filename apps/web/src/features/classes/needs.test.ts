import type { StudentStatisticsRow } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { byNeed, needsAttention } from './needs.ts'

const row = (name: string, absent: number, handedIn: number): StudentStatisticsRow => ({
  stuId: name,
  name,
  avatar: null,
  attendance: { present: 4 - absent, late: 0, absent },
  presentMinutes: 0,
  homework: { assigned: 4, handedIn, graded: 0 },
  prizes: 0,
})

it('students with absences and missing works stand first, the others by name', () => {
  const rows = [row('Ben', 0, 4), row('Anna', 0, 4), row('Chika', 2, 4), row('Diego', 2, 1)]
  expect(byNeed(rows, 'en').map(({ name }) => name)).toEqual(['Diego', 'Chika', 'Anna', 'Ben'])
})

it('two missing works out of four are no reason to worry, three are', () => {
  expect([row('A', 0, 2), row('B', 0, 1)].map(needsAttention)).toEqual([false, true])
})

it('a new student, of whom nothing was expected yet, needs no attention', () => {
  const fresh = { ...row('A', 0, 0), attendance: { present: 0, late: 0, absent: 0 } }
  expect(needsAttention({ ...fresh, homework: { assigned: 0, handedIn: 0, graded: 0 } })).toBe(false)
})
