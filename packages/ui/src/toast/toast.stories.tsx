import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../stories/stack.tsx'
import { useToast } from './toast-provider.tsx'

const meta: Meta = { title: 'Messages/Toast' }
export default meta
type Story = StoryObj

function Buttons() {
  const toast = useToast()
  return (
    <Stack>
      <Button onClick={() => toast.show('Homework handed in', { tone: 'success' })}>Hand in</Button>
      <Button
        onClick={() =>
          toast.show('Lesson moved to Friday 19:00', { title: 'Done', action: { label: 'Undo', onPress: () => {} } })
        }
      >
        Move lesson
      </Button>
      <Button onClick={() => toast.error('The file could not be opened. Nothing is lost.')}>Open file</Button>
    </Stack>
  )
}

export const Messages: Story = {
  render: () => <Buttons />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of ['Hand in', 'Move lesson', 'Open file'])
      await userEvent.click(canvas.getByRole('button', { name }))
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeInTheDocument()
  },
}
