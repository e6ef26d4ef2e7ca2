import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './link.tsx'

const meta: Meta<typeof Link> = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#terms', children: 'Terms of use' },
}
export default meta
type Story = StoryObj<typeof Link>

export const Accent: Story = {}
export const Quiet: Story = { args: { tone: 'quiet' } }
export const InSentence: Story = {
  render: () => (
    <p>
      By signing in you agree to our <Link href="#terms">terms of use</Link>.
    </p>
  ),
}
