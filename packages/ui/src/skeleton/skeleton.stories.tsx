import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card.tsx'
import { Stack } from '../stories/stack.tsx'
import { Skeleton } from './skeleton.tsx'

const meta: Meta<typeof Skeleton> = { title: 'Messages/Skeleton', component: Skeleton }
export default meta
type Story = StoryObj<typeof Skeleton>

export const Lines: Story = { args: { lines: 3, width: 320 } }
export const Box: Story = { args: { shape: 'box', width: 320 } }

export const LessonCard: Story = {
  render: () => (
    <Card aria-busy style={{ maxWidth: 420 }}>
      <Stack gap={12}>
        <Skeleton shape="circle" />
        <div style={{ flex: 1 }}>
          <Skeleton lines={2} />
        </div>
      </Stack>
    </Card>
  ),
}
