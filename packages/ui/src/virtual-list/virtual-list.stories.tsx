import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../avatar/avatar.tsx'
import { VirtualList, type VirtualListProps } from './virtual-list.tsx'

const people = (count: number) => Array.from({ length: count }, (_, index) => `Student ${index + 1}`)

const meta: Meta<VirtualListProps<string>> = {
  title: 'Data/VirtualList',
  // Storybook does not carry the type of the items through.
  component: VirtualList as (props: VirtualListProps<string>) => React.JSX.Element,
  args: {
    label: 'Participants',
    height: '320px',
    itemKey: (name) => name,
    renderItem: (name) => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, padding: '8px 16px' }}>
        <Avatar name={name} size={32} />
        {name}
      </div>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<VirtualListProps<string>>

export const TenThousand: Story = { args: { items: people(10_000) } }
export const DrawnAtOnce: Story = { args: { items: people(12) } }
