import type { Meta, StoryObj } from '@storybook/react-vite'
import { Steps } from './steps.tsx'

const meta: Meta<typeof Steps> = {
  title: 'Data/Steps',
  component: Steps,
  args: {
    label: 'Set a new password',
    current: 1,
    steps: [
      { title: 'Account', description: 'Phone or e-mail' },
      { title: 'Code', description: 'Comes within a minute' },
      { title: 'New password' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 800 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Steps>

export const UnderWay: Story = {}
export const AtTheStart: Story = { args: { current: 0 } }
export const Failed: Story = { args: { hasFailed: true } }
export const AllDone: Story = { args: { current: 3 } }
export const Narrow: Story = { decorators: [(Story) => <div style={{ maxWidth: 342 }}>{Story()}</div>] }
