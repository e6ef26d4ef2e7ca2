import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../stories/stack.tsx'
import { Button } from './button.tsx'

const meta: Meta<typeof Button> = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Start class', onClick: fn() },
}
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = { args: { tone: 'primary' } }

export const Tones: Story = {
  render: () => (
    <Stack>
      <Button tone="primary">Start class</Button>
      <Button>Share screen</Button>
      <Button tone="quiet">Not now</Button>
      <Button tone="danger">End for everyone</Button>
      <Button disabled>Start class</Button>
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Button tone="primary" size="sm">
        Save
      </Button>
      <Button tone="primary">Hand in</Button>
      <Button tone="primary" size="lg">
        Enter class
      </Button>
    </Stack>
  ),
}

/** The width stays, so nothing jumps; presses do nothing until the work is done. */
export const Busy: Story = {
  args: { tone: 'primary', isBusy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const AsLink: Story = {
  render: () => (
    <Button asChild tone="primary">
      <a href="#lesson">Open lesson</a>
    </Button>
  ),
}
