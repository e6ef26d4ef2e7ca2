import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { SegmentedControl } from './segmented-control.tsx'

const meta: Meta<typeof SegmentedControl> = { title: 'Choices/SegmentedControl', component: SegmentedControl }
export default meta
type Story = StoryObj<typeof SegmentedControl>

export const Role: Story = {
  render: function Role() {
    const [role, setRole] = useState<'student' | 'teacher'>('student')
    return (
      <SegmentedControl
        label="I am a"
        value={role}
        onValueChange={setRole}
        options={[
          { value: 'student', label: 'Student', icon: <BookOpen aria-hidden size={18} /> },
          { value: 'teacher', label: 'Teacher', icon: <GraduationCap aria-hidden size={18} /> },
        ]}
      />
    )
  },
}

export const Small: Story = {
  args: {
    label: 'View',
    size: 'sm',
    value: 'week',
    onValueChange: () => {},
    options: [
      { value: 'day', label: 'Day' },
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month', isDisabled: true },
    ],
  },
}
