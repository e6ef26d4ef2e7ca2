import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress.tsx'

const meta: Meta<typeof Progress> = {
  title: 'Messages/Progress',
  component: Progress,
  args: { label: 'Uploading recording', value: 40 },
}
export default meta
type Story = StoryObj<typeof Progress>

export const Partly: Story = {}
export const Done: Story = { args: { value: 100 } }
export const Unknown: Story = { args: { value: null } }
