import type { StudentResult } from '@hwjy/sdk'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadWords, startI18n } from '../../shared/i18n/i18n.ts'
import { startSdk } from '../../shared/testing/backend.ts'
import { AttendanceTable } from './attendance-table.tsx'

const anna: StudentResult = {
  stuId: 'anna',
  name: 'Anna',
  avatar: null,
  attendance: 'present',
  enteredAt: '2026-11-20T12:00:00Z',
  presentSeconds: 2_900,
  talkSeconds: 0,
  messages: 0,
  handsRaised: 0,
  score: null,
  comment: '',
}
const ben: StudentResult = {
  ...anna,
  stuId: 'ben',
  name: 'Ben',
  attendance: 'absent',
  enteredAt: null,
  presentSeconds: 0,
}

it('says once that somebody was absent, and of who was there everything, noughts too', async () => {
  startSdk()
  await startI18n()
  await loadWords(['classResult'])
  render(<AttendanceTable students={[anna, ben]} />)
  const cellsOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) })).getAllByRole('cell')
  expect(cellsOf('Ben').map(({ textContent }) => textContent)).toEqual(['Absent'])
  expect(cellsOf('Anna')).toHaveLength(7)
})
