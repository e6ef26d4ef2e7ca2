import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../stories/stack.tsx'
import { Logo } from './logo.tsx'

const meta: Meta<typeof Logo> = { title: 'Foundations/Logo', component: Logo }
export default meta
type Story = StoryObj<typeof Logo>

export const Sizes: Story = {
  render: () => (
    <Stack gap={32}>
      <Logo size={24} />
      <Logo size={32} withName />
      <Logo size={48} withName />
      <Logo size={96} />
    </Stack>
  ),
}
