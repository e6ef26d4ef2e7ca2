import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stories/stack.tsx'
import { Badge } from './badge.tsx'

const meta: Meta<typeof Badge> = { title: 'Display/Badge', component: Badge, args: { children: 'New' } }
export default meta
type Story = StoryObj<typeof Badge>

export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      <Badge>12</Badge>
      <Badge tone="accent">5</Badge>
      <Badge tone="success">Done</Badge>
      <Badge tone="warning">Late</Badge>
      <Badge tone="danger">3</Badge>
    </Stack>
  ),
}
