import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, Pencil, UserMinus } from 'lucide-react'
import { fn } from 'storybook/test'
import { IconButton } from '../icon-button/icon-button.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'

const meta: Meta<typeof DropdownMenu> = {
  title: 'Layers/DropdownMenu',
  component: DropdownMenu,
  args: {
    align: 'start',
    trigger: <IconButton label="More about Anna" icon={<Ellipsis aria-hidden size={20} />} />,
    items: [
      { label: 'Let Anna write', icon: <Pencil aria-hidden size={18} />, shortcut: 'W', onSelect: fn() },
      { type: 'check', label: 'Microphone', isChecked: true, onCheckedChange: fn() },
      { type: 'separator' },
      {
        type: 'radio',
        label: 'Place',
        value: 'stage',
        onValueChange: fn(),
        options: [
          { value: 'stage', label: 'On stage' },
          { value: 'audience', label: 'In the audience' },
        ],
      },
      { type: 'separator' },
      { label: 'Remove from class', icon: <UserMinus aria-hidden size={18} />, tone: 'danger', onSelect: fn() },
    ],
  },
}
export default meta
type Story = StoryObj<typeof DropdownMenu>

export const Closed: Story = {}
export const Open: Story = { args: { isOpen: true } }
