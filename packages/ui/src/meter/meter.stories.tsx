import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter } from './meter.tsx'

const meta: Meta<typeof Meter> = {
  title: 'Display/Meter',
  component: Meter,
  args: { label: 'Microphone level', value: 0.6 },
}
export default meta
type Story = StoryObj<typeof Meter>

export const Microphone: Story = { args: { tone: 'success' } }
export const Loud: Story = { args: { value: 1.3, tone: 'danger' } }
export const Upright: Story = {
  args: { orientation: 'vertical' },
  decorators: [(Story) => <div style={{ height: 80 }}>{Story()}</div>],
}
