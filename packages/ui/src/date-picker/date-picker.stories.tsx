import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { DatePicker } from './date-picker.tsx'

const meta: Meta<typeof DatePicker> = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { 'aria-label': 'Day', value: '', today: '2026-11-20' },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
  render: function Owner(args) {
    const [value, setValue] = useState(args.value)
    return <DatePicker {...args} value={value} onValueChange={setValue} />
  },
}
export default meta
type Story = StoryObj<typeof DatePicker>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: '2026-12-04' } }
export const Disabled: Story = { args: { value: '2026-12-04', disabled: true } }

export const Wrong: Story = {
  render: () => (
    <Field label="First lesson" error="Lessons begin on 20 November at the earliest.">
      <DatePicker value="2026-11-02" min="2026-11-20" today="2026-11-20" onValueChange={() => {}} />
    </Field>
  ),
}

export const Open: Story = {
  args: { value: '2026-11-26', min: '2026-11-18', max: '2027-02-28' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /date|日期|日付/ }))
    await within(document.body).findByRole('grid')
  },
}

/** Half a year is no date yet: nothing is wrong, and nothing was reported. */
export const BeingTyped: Story = {
  args: { onValueChange: fn() },
  render: (args) => <DatePicker {...args} />,
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.type(input, '1/5/20')
    await expect(input).not.toBeInvalid()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const LeftWrong: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.type(input, '31/31/2026')
    await userEvent.tab()
    await expect(input).toHaveValue('31/31/2026')
    await expect(input).toBeInvalid()
  },
}
