import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { Stack } from '../stories/stack.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { vars } from '../theme/vars.css.ts'
import { Card } from './card.tsx'

const meta: Meta<typeof Card> = { title: 'Display/Card', component: Card, args: { children: 'A sheet of paper' } }
export default meta
type Story = StoryObj<typeof Card>

export const Plain: Story = {}
export const Floating: Story = { args: { isFloating: true } }

/** The large card of the home page: what is next, when, and one button. */
export const NextLesson: Story = {
  render: () => (
    <Card padding="lg" asChild style={{ maxWidth: 560 }}>
      <section aria-labelledby="next-lesson">
        <Stack direction="column" gap={12}>
          <Stack gap={8}>
            <StatusPill tone="danger" isLive>
              Live
            </StatusPill>
            <time style={{ color: vars.color.textMuted }}>Today 19:00 – 19:50</time>
          </Stack>
          <h2 id="next-lesson">At the market · HSK 2, lesson 8</h2>
          <Stack gap={8}>
            <Avatar name="李老师" size={32} isDecorative />
            <span lang="zh-Hans">李老师</span>
          </Stack>
          <Stack>
            <Button tone="primary" size="lg">
              Enter class
            </Button>
          </Stack>
        </Stack>
      </section>
    </Card>
  ),
}
