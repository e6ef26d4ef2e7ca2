import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ContextMenu } from './context-menu.tsx'

const meta: Meta<typeof ContextMenu> = {
  title: 'Layers/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Lesson 3',
    items: [
      { label: 'Open in a new window', onSelect: fn() },
      { type: 'separator' },
      { label: 'Close', shortcut: 'Del', onSelect: fn() },
    ],
    children: <Button>Lesson 3</Button>,
  },
}
export default meta
type Story = StoryObj<typeof ContextMenu>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: within(canvasElement).getByRole('button') })
    const menu = await within(document.body).findByRole('menu', { name: 'Lesson 3' })
    // It fades in.
    await waitFor(() => expect(menu).toBeVisible())
  },
}
