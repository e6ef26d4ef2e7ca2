import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../stories/stack.tsx'
import { Banner } from './banner.tsx'

const meta: Meta<typeof Banner> = {
  title: 'Messages/Banner',
  component: Banner,
  args: { children: 'Your lesson starts in 10 minutes.' },
}
export default meta
type Story = StoryObj<typeof Banner>

export const Info: Story = {}

export const Tones: Story = {
  render: () => (
    <Stack direction="column">
      <Banner tone="info" action={<Button size="sm">Show in Tokyo time</Button>}>
        This device is in another time zone than your profile.
      </Banner>
      <Banner tone="success" onClose={fn()}>
        You’re back. Everything you wrote has been sent.
      </Banner>
      <Banner tone="warning" title="Your connection is weak">
        We turned your camera off so that the teacher hears you.
      </Banner>
      <Banner tone="danger" title="No microphone" action={<Button size="sm">Try again</Button>}>
        The browser does not let us use it. Allow it at the lock in the address bar.
      </Banner>
    </Stack>
  ),
}
