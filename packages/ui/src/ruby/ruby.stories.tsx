import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../stories/stack.tsx'
import { Switch } from '../switch/switch.tsx'
import { Ruby, type RubyPair } from './ruby.tsx'

const greeting: RubyPair[] = [
  { text: '你好', pinyin: 'nǐ hǎo' },
  { text: '，' },
  { text: '我', pinyin: 'wǒ' },
  { text: '的', pinyin: 'de' },
  { text: '名字', pinyin: 'míng zi' },
  { text: '叫', pinyin: 'jiào' },
  { text: 'Anna。' },
]

const meta: Meta<typeof Ruby> = { title: 'Data/Ruby', component: Ruby, args: { pairs: greeting } }
export default meta
type Story = StoryObj<typeof Ruby>

export const Sentence: Story = {}
export const ToLearn: Story = { args: { size: 'lg' } }
export const ToWrite: Story = { args: { size: 'xl', pairs: [{ text: '龙', pinyin: 'lóng' }] } }
export const TonesInColor: Story = { args: { size: 'lg', hasToneColors: true } }
export const PinyinHidden: Story = { args: { isPinyinShown: false } }
export const FromNumbers: Story = { args: { pairs: [{ text: '旅行', pinyin: 'lv3 xing2' }] } }

export const ShowAndHide: Story = {
  render: function ShowAndHide() {
    const [isShown, setIsShown] = useState(true)
    return (
      <Stack direction="column">
        <Switch label="Pinyin" isChecked={isShown} onCheckedChange={setIsShown} />
        <Ruby size="lg" pairs={greeting} isPinyinShown={isShown} />
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('switch'))
    await expect(canvasElement.querySelector('[data-pinyin]')?.getAttribute('data-pinyin')).toBe('hidden')
  },
}
