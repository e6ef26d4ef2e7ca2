import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageCircle, Users } from 'lucide-react'
import { Tabs } from './tabs.tsx'

const meta: Meta<typeof Tabs> = {
  title: 'Choices/Tabs',
  component: Tabs,
  args: {
    label: 'Room panel',
    items: [
      { value: 'people', label: 'People', icon: <Users aria-hidden size={18} />, content: 'Anna, Budi, 小明' },
      {
        value: 'chat',
        label: 'Chat',
        icon: <MessageCircle aria-hidden size={18} />,
        badge: 5,
        content: 'Say hello to the class.',
      },
      { value: 'files', label: 'Files', content: 'No files yet.', isDisabled: true },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Tabs>

export const Panel: Story = {}
