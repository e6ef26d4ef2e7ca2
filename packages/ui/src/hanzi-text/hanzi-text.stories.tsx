import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../stories/stack.tsx'
import { Switch } from '../switch/switch.tsx'
import { HanziText } from './hanzi-text.tsx'
import { PinyinProvider } from './pinyin-provider.tsx'

const meta: Meta<typeof HanziText> = { title: 'Data/HanziText', component: HanziText }
export default meta
type Story = StoryObj<typeof HanziText>

/** [HZ1] without pinyin, [HZ2] with pinyin, [HZ3] with tone colours, [HZ4] to learn, [HZ5] words of a chapter. */
export const EveryState: Story = {
  render: function EveryState() {
    const [isPinyinShown, setIsPinyinShown] = useState(false)
    const [hasToneColors, setHasToneColors] = useState(false)
    return (
      <PinyinProvider isPinyinShown={isPinyinShown} hasToneColors={hasToneColors}>
        <Stack direction="column" width={640}>
          <Switch label="Pinyin" isChecked={isPinyinShown} onCheckedChange={setIsPinyinShown} />
          <Switch label="Tone colors" isChecked={hasToneColors} onCheckedChange={setHasToneColors} />
          <p>
            <HanziText text="我还没还他的书，你得等一等。他的朋友在银行工作，每天都睡不着觉，OK？" />
          </p>
          <HanziText size="lg" text="我想喝茶。" />
          <HanziText size="xl" text="行" words={[{ hanzi: '行', pinyin: 'háng' }]} />
        </Stack>
      </PinyinProvider>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement.querySelector('rt')).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: 'Pinyin' }))
    await expect(await canvas.findByText('péng you', undefined, { timeout: 10_000 })).toBeTruthy()
    await expect(canvas.getByText('háng')).toBeTruthy()
    await userEvent.click(canvas.getByRole('switch', { name: 'Tone colors' }))
  },
}
