import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock } from 'lucide-react'
import { Stack } from '../stories/stack.tsx'
import { StatusPill } from './status-pill.tsx'

const meta: Meta<typeof StatusPill> = { title: 'Display/StatusPill', component: StatusPill }
export default meta
type Story = StoryObj<typeof StatusPill>

export const Lesson: Story = {
  render: () => (
    <Stack gap={8}>
      <StatusPill icon={<CalendarClock aria-hidden size={14} />}>Planned</StatusPill>
      <StatusPill tone="danger" isLive>
        Live
      </StatusPill>
      <StatusPill tone="accent">To mark</StatusPill>
      <StatusPill tone="success">Finished</StatusPill>
      <StatusPill tone="warning">Missed</StatusPill>
      <StatusPill tone="danger">Cancelled</StatusPill>
    </Stack>
  ),
}
