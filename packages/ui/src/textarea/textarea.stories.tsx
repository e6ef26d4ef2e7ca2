import type { Meta, StoryObj } from '@storybook/react-vite'
import { Textarea } from './textarea.tsx'

const meta: Meta<typeof Textarea> = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Comment', placeholder: 'What went well, and what to practice next' },
}
export default meta
type Story = StoryObj<typeof Textarea>

export const Plain: Story = {}
export const Counted: Story = { args: { maxCount: 200, defaultValue: '声调很好，“学”字的笔顺请再练习。' } }
export const TooLong: Story = { args: { maxCount: 10, defaultValue: 'Well done, Anna!', 'aria-invalid': true } }
