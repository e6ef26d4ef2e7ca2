import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stories/stack.tsx'
import { Switch } from './switch.tsx'

const meta: Meta<typeof Switch> = { title: 'Choices/Switch', component: Switch, args: { label: 'Show pinyin' } }
export default meta
type Story = StoryObj<typeof Switch>

export const Plain: Story = {}

export const States: Story = {
  render: () => (
    <Stack direction="column" gap={8}>
      <Switch label="Show pinyin" defaultChecked />
      <Switch label="Mirror my camera" description="Only you see it mirrored." />
      <Switch label="Record this class" disabled defaultChecked />
    </Stack>
  ),
}
