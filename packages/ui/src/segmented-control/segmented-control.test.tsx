import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SegmentedControl } from './segmented-control.tsx'

function RoleSwitch() {
  const [role, setRole] = useState<'student' | 'teacher'>('student')
  return (
    <SegmentedControl
      label="I am a"
      value={role}
      onValueChange={setRole}
      options={[
        { value: 'student', label: 'Student' },
        { value: 'teacher', label: 'Teacher' },
      ]}
    />
  )
}

it('SegmentedControl is one stop for Tab, and radio buttons to the arrows', async () => {
  render(<RoleSwitch />)
  expect(screen.getByRole('radiogroup', { name: 'I am a' })).toBeTruthy()
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Student' })).toBe(document.activeElement)
  await userEvent.keyboard('{ArrowRight>}')
  expect(await screen.findByRole('radio', { name: 'Teacher', checked: true })).toBe(document.activeElement)
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
