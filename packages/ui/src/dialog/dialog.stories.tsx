import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Dialog } from './dialog.tsx'

const meta: Meta<typeof Dialog> = {
  title: 'Layers/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Move this lesson',
    description: 'Anna and Budi get a message with the new time.',
    children: (
      <Field label="Reason">
        <TextInput placeholder="A public holiday" />
      </Field>
    ),
    footer: (
      <>
        <Button>Keep it</Button>
        <Button tone="primary">Move lesson</Button>
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof Dialog>

export const Open: Story = {}
export const OnlyTitle: Story = { args: { description: undefined, footer: undefined, size: 'sm' } }
export const MustAnswer: Story = { args: { isDismissible: false } }
