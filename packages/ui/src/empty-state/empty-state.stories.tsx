import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta: Meta<typeof EmptyState> = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  args: {
    drawing: 'lessons',
    title: 'No lessons this week',
    description: 'When your teacher plans one, it appears here.',
    action: <Button>See last week</Button>,
  },
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const Lessons: Story = {}

export const AllDrawings: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      <EmptyState drawing="lessons" title="No lessons this week" />
      <EmptyState drawing="homework" title="All homework is done" />
      <EmptyState drawing="messages" title="No messages yet" />
      <EmptyState drawing="people" title="Nobody is here yet" />
      <EmptyState drawing="search" title="Nothing found" />
      <EmptyState drawing="board" title="The board is empty" />
      <EmptyState drawing="trouble" title="This did not work" />
    </div>
  ),
}
