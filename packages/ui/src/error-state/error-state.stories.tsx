import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ErrorState } from './error-state.tsx'

const meta: Meta<typeof ErrorState> = {
  title: 'Messages/ErrorState',
  component: ErrorState,
  args: {
    title: 'We could not load your lessons',
    description: 'Nothing is lost. Check the network and try again.',
    onRetry: fn(),
  },
}
export default meta
type Story = StoryObj<typeof ErrorState>

export const Retry: Story = {}
export const Details: Story = { args: { details: 'HTTP 503 · request 7f3a · 19:02:11' } }
