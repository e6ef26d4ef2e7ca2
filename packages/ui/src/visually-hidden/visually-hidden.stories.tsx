import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta: Meta<typeof VisuallyHidden> = { title: 'Foundations/VisuallyHidden', component: VisuallyHidden }
export default meta
type Story = StoryObj<typeof VisuallyHidden>

/** Select the line to see that there is nothing to see. */
export const InText: Story = {
  render: () => (
    <p>
      12:34 <VisuallyHidden>minutes since the class began</VisuallyHidden>
    </p>
  ),
}
