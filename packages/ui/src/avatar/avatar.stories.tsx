import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stories/stack.tsx'
import { Avatar } from './avatar.tsx'

const meta: Meta<typeof Avatar> = { title: 'Display/Avatar', component: Avatar, args: { name: '王小明' } }
export default meta
type Story = StoryObj<typeof Avatar>

export const People: Story = {
  render: () => (
    <Stack gap={8}>
      {['王小明', '李老师', 'Anna Tan', 'Budi', '佐藤さくら', 'Chen Mei Ling', 'Omar', 'Zoë Ó Briain'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack gap={8}>
      {([24, 32, 40, 56, 80] as const).map((size) => (
        <Avatar key={size} name="Anna Tan" size={size} />
      ))}
    </Stack>
  ),
}
