import type { StudentResult } from '@hwjy/sdk'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadWords, startI18n } from '../../shared/i18n/i18n.ts'
import { startSdk } from '../../shared/testing/backend.ts'
import { AttendanceTable } from './attendance-table.tsx'

const anna: StudentResult = {
  stuId: 'anna',
  name: 'Anna',
  avatar: null,
  attendance: 'present',
  isCorrected: false,
  enteredAt: '2026-11-20T12:00:00Z',
  presentSeconds: 2_900,
  talkSeconds: 0,
  messages: 0,
  rollCalls: { answered: 1, held: 1 },
  picks: 0,
  prizes: { star: 0, flower: 0, trophy: 0, total: 0 },
  handsRaised: 0,
  score: null,
  comment: '',
}
const ben: StudentResult = {
  ...anna,
  stuId: 'ben',
  name: 'Ben',
  attendance: 'absent',
  isCorrected: false,
  enteredAt: null,
  presentSeconds: 0,
}

beforeEach(async () => {
  startSdk()
  await startI18n()
  await loadWords(['classResult'])
})

it('says once that somebody was absent, and of who was there everything, noughts too', () => {
  render(<AttendanceTable students={[anna, ben]} />)
  const cellsOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')
  expect(cellsOf('Ben').map(({ textContent }) => textContent)).toEqual(['Absent'])
  expect(cellsOf('Anna')).toHaveLength(8)
})

it('says how many roll calls a student answered, where there were any', () => {
  const { rerender } = render(<AttendanceTable students={[{ ...anna, rollCalls: { answered: 2, held: 3 } }]} />)
  const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(columns()).toContain('Roll calls')
  expect(screen.getByText('answered 2 of 3').closest('td')).toBeTruthy()
  rerender(<AttendanceTable students={[{ ...anna, rollCalls: { answered: 0, held: 0 } }]} />)
  expect(columns()).not.toContain('Roll calls')
})
