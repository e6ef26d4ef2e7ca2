import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from '../field/field.tsx'
import { NumberInput } from './number-input.tsx'

const meta: Meta<typeof NumberInput> = {
  title: 'Forms/NumberInput',
  component: NumberInput,
  args: { 'aria-label': 'Places', value: null },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
  render: function Owner(args) {
    const [value, setValue] = useState(args.value)
    return <NumberInput {...args} value={value} onValueChange={setValue} />
  },
}
export default meta
type Story = StoryObj<typeof NumberInput>

export const Empty: Story = { args: { placeholder: '1–30' } }
export const Minutes: Story = { args: { value: 45, min: 25, max: 90, step: 5, end: 'min' } }
export const AtItsEnd: Story = { args: { value: 30, min: 1, max: 30 } }
export const Large: Story = { args: { value: 1_234_567.5, step: 0.5 } }
export const Disabled: Story = { args: { value: 12, disabled: true } }

export const Wrong: Story = {
  render: () => (
    <Field label="Places" error="A class has 1 to 30 places.">
      <NumberInput value={99} min={1} max={30} onValueChange={() => {}} />
    </Field>
  ),
}
