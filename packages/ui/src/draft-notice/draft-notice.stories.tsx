import type { Meta, StoryObj } from '@storybook/react-vite'
import { DraftNotice } from './draft-notice.tsx'

const nothing = () => undefined
const meta: Meta<typeof DraftNotice> = {
  title: 'Forms/DraftNotice',
  component: DraftNotice,
  args: { onDiscard: nothing, onUndo: nothing, onTakeOver: nothing },
}
export default meta
type Story = StoryObj<typeof DraftNotice>

export const Restored: Story = { args: { state: { status: 'restored', time: '12:03' } } }
export const Saved: Story = { args: { state: { status: 'saved', time: '12:04' } } }
export const Discarded: Story = { args: { state: { status: 'discarded' } } }
export const InAnotherTab: Story = { args: { state: { status: 'elsewhere' } } }
export const DeviceFull: Story = { args: { state: { status: 'unkept', reason: 'full' } } }
export const PrivateWindow: Story = { args: { state: { status: 'unkept', reason: 'blocked' } } }
export const TooLarge: Story = { args: { state: { status: 'unkept', reason: 'too-large' } } }
export const NothingYet: Story = { args: { state: { status: 'empty' } } }
