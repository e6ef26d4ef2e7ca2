import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../stories/stack.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useConfirm } from './confirm-provider.tsx'

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Layers/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onConfirm: fn(),
    onCancel: fn(),
    tone: 'danger',
    title: 'End class for everyone?',
    description: 'All 12 people leave the room. The board and the chat are kept.',
    confirmLabel: 'End class',
    cancelLabel: 'Keep teaching',
  },
}
export default meta
type Story = StoryObj<typeof ConfirmDialog>

export const Danger: Story = {}
export const Busy: Story = { args: { isBusy: true } }

export const ByHook: Story = {
  render: function ByHook() {
    const confirm = useConfirm()
    const [answer, setAnswer] = useState<boolean>()
    const ask = async () => setAnswer(await confirm({ title: 'Leave the class?', confirmLabel: 'Leave' }))
    return (
      <Stack>
        <Button onClick={ask}>Leave</Button>
        {answer !== undefined && <span>{answer ? 'Left' : 'Stayed'}</span>}
      </Stack>
    )
  },
}
