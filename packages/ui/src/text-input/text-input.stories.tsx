import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { Stack } from '../stories/stack.tsx'
import { TextInput } from './text-input.tsx'

const meta: Meta<typeof TextInput> = {
  title: 'Forms/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Name', placeholder: 'As in the class list' },
}
export default meta
type Story = StoryObj<typeof TextInput>

export const Plain: Story = {}
export const Disabled: Story = { args: { disabled: true, defaultValue: '王小明' } }
export const Wrong: Story = { args: { 'aria-invalid': true, defaultValue: '?' } }

export const Dressed: Story = {
  render: () => (
    <Stack direction="column" width={320}>
      <TextInput aria-label="Search lessons" placeholder="Search lessons" start={<Search aria-hidden size={18} />} />
      <TextInput aria-label="Phone" start="+86" inputMode="tel" />
      <TextInput aria-label="Length" defaultValue="45" end="min" inputMode="numeric" />
      <TextInput aria-label="Small" size="sm" placeholder="Small" />
      <TextInput aria-label="Large" size="lg" placeholder="Large" />
    </Stack>
  ),
}
