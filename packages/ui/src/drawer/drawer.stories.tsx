import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Switch } from '../switch/switch.tsx'
import { Drawer } from './drawer.tsx'

const meta: Meta<typeof Drawer> = {
  title: 'Layers/Drawer',
  component: Drawer,
  args: { isOpen: true, onOpenChange: fn(), title: 'Settings', children: <Switch label="Show pinyin" /> },
}
export default meta
type Story = StoryObj<typeof Drawer>

export const End: Story = {}
export const Start: Story = { args: { side: 'start' } }
export const Bottom: Story = { args: { side: 'bottom', description: 'They apply to this device.' } }
