import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stories/stack.tsx'
import { Spinner } from './spinner.tsx'

const meta: Meta<typeof Spinner> = { title: 'Messages/Spinner', component: Spinner }
export default meta
type Story = StoryObj<typeof Spinner>

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" label="Joining the class" />
    </Stack>
  ),
}
