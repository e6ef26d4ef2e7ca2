import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta: Meta<typeof Tooltip> = {
  title: 'Layers/Tooltip',
  component: Tooltip,
  args: { content: 'Takes back your last stroke', shortcut: 'Ctrl+Z', children: <Button>Undo</Button> },
}
export default meta
type Story = StoryObj<typeof Tooltip>

export const OnFocusOrHover: Story = {}
