import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
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

/** A press counts although the picture comes in the middle of it. */
export const InAButton: Story = {
  render: function Pressed() {
    const [presses, setPresses] = useState(0)
    return (
      <Button onClick={() => setPresses(presses + 1)}>
        <Avatar name="Anna Tan" src="/late-picture.svg" size={80} isDecorative />
        Anna Tan: {presses}
      </Button>
    )
  },
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
