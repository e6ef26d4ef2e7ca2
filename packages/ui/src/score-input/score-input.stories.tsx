import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../stories/stack.tsx'
import { ScoreInput, type ScoreInputProps } from './score-input.tsx'

const meta: Meta<typeof ScoreInput> = { title: 'Forms/ScoreInput', component: ScoreInput }
export default meta
type Story = StoryObj<typeof ScoreInput>

function Kept({ value: start = null, ...props }: Partial<ScoreInputProps>) {
  const [value, setValue] = useState<number | null>(start)
  return <ScoreInput full={20} {...props} value={value} onValueChange={setValue} />
}

/** [SC1] not marked, [SC2] suggested, [SC3] marked, [SC4] above the full mark, [SC5] not whole, [SC6] not to be changed. */
export const EveryState: Story = {
  render: () => (
    <Stack direction="column" gap={24}>
      <Kept label="Not marked" />
      <Kept label="Suggested" suggestion={16} />
      <Kept label="Marked" value={10} />
      <Kept label="Above the full mark" value={24} />
      <Kept label="Not whole" value={12.5} />
      <Kept label="Not to be changed" value={20} disabled />
    </Stack>
  ),
}
