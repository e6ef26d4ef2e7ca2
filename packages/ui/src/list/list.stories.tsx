import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, MoreVertical } from 'lucide-react'
import { Avatar } from '../avatar/avatar.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { List, ListItem, ListSkeleton } from './list.tsx'

const meta: Meta<typeof List> = {
  title: 'Data/List',
  component: List,
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof List>

export const Facts: Story = {
  render: () => (
    <List label="Materials">
      <ListItem
        leading={<BookOpen aria-hidden size={20} />}
        title="Lesson 3: At the market"
        description="PDF, 2.4 MB"
        trailing="Yesterday"
      />
      <ListItem leading={<BookOpen aria-hidden size={20} />} title="Vocabulary of week 2" description="PDF, 310 kB" />
      <ListItem title="No picture, no description" />
    </List>
  ),
}

export const WholeRowLinks: Story = {
  render: () => (
    <List label="Students">
      <ListItem
        link={<a href="#anna">{null}</a>}
        leading={<Avatar name="Anna Berg" />}
        title="Anna Berg"
        description="HSK 2 · joined in May · a very long line of facts that has to break on a phone"
        trailing={
          <>
            <StatusPill tone="success">Present</StatusPill>
            <IconButton size="sm" label="More about Anna" icon={<MoreVertical aria-hidden size={18} />} />
          </>
        }
      />
      <ListItem
        link={<a href="#ming">{null}</a>}
        leading={<Avatar name="王小明" />}
        title={<span lang="zh-Hans">王小明</span>}
        description="HSK 4"
        trailing={<StatusPill tone="warning">Late</StatusPill>}
      />
    </List>
  ),
}

export const Loading: Story = {
  render: () => (
    <section aria-busy aria-label="Students">
      <ListSkeleton rows={3} hasLeading />
    </section>
  ),
}
