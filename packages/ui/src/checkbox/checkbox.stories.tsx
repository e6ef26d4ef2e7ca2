import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stories/stack.tsx'
import { Checkbox } from './checkbox.tsx'

const meta: Meta<typeof Checkbox> = {
  title: 'Choices/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me on this device' },
}
export default meta
type Story = StoryObj<typeof Checkbox>

export const Plain: Story = {}

export const States: Story = {
  render: () => (
    <Stack direction="column" gap={8}>
      <Checkbox label="Chapter 1" defaultChecked />
      <Checkbox label="Chapter 2" description="Three of seven lessons" isChecked="mixed" />
      <Checkbox label="Chapter 3" />
      <Checkbox label="Chapter 4" description="Opens in December" disabled />
    </Stack>
  ),
}
