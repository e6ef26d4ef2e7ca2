import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Slider } from '../slider/slider.tsx'
import { Popover } from './popover.tsx'

const meta: Meta<typeof Popover> = {
  title: 'Layers/Popover',
  component: Popover,
  args: {
    label: 'Pen',
    trigger: <Button>Pen</Button>,
    children: <Slider label="Pen width" min={1} max={24} defaultValue={4} />,
  },
}
export default meta
type Story = StoryObj<typeof Popover>

export const Closed: Story = {}
export const Open: Story = { args: { isOpen: true } }
