import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { TimePicker } from './time-picker.tsx'

const meta: Meta<typeof TimePicker> = {
  title: 'Forms/TimePicker',
  component: TimePicker,
  args: { 'aria-label': 'Begins', value: '', timeZone: 'Asia/Shanghai', at: new Date('2026-11-20T00:00:00Z') },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}>{Story()}</div>],
  render: function Owner(args) {
    const [value, setValue] = useState(args.value)
    return <TimePicker {...args} value={value} onValueChange={setValue} />
  },
}
export default meta
type Story = StoryObj<typeof TimePicker>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: '19:00' } }
export const BetweenSlots: Story = { args: { value: '19:05', timeZone: 'Asia/Tokyo' } }
export const NoZone: Story = { args: { value: '08:30', timeZone: undefined } }
export const Disabled: Story = { args: { value: '19:00', disabled: true } }

export const Wrong: Story = {
  render: () => (
    <Field label="Begins" error="The teacher has another lesson then.">
      <TimePicker value="19:00" timeZone="Asia/Shanghai" onValueChange={() => {}} />
    </Field>
  ),
}

export const Open: Story = {
  args: { min: '08:00', max: '21:30' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'))
    await within(document.body).findByRole('listbox')
  },
}

/** What is no time stays to be put right. */
export const LeftWrong: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox')
    await userEvent.type(input, '25:00')
    await userEvent.tab()
    await expect(input).toHaveValue('25:00')
    await expect(input).toBeInvalid()
  },
}
