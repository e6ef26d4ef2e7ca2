import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { RatingInput } from './rating-input.tsx'

const meta: Meta<typeof RatingInput> = {
  title: 'Choices/RatingInput',
  component: RatingInput,
  args: { label: 'This lesson', value: 4 },
}
export default meta
type Story = StoryObj<typeof RatingInput>

export const Given: Story = { args: { isReadOnly: true } }

export const Giving: Story = {
  render: function Giving() {
    const [value, setValue] = useState(3)
    return (
      <Field label="How was this lesson?">
        <RatingInput value={value} onValueChange={setValue} />
      </Field>
    )
  },
}
