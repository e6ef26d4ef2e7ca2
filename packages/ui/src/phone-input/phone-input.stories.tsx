import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { PhoneInput } from './phone-input.tsx'

const codes = [
  { zone: '61', nation: 'AU', name: 'Australia', example: '412345678' },
  { zone: '1', nation: 'CA', name: 'Canada', example: '5062345678' },
  { zone: '86', nation: 'CN', name: 'China', example: '13123456789', isCommon: true },
  { zone: '33', nation: 'FR', name: 'France', example: '612345678' },
  { zone: '49', nation: 'DE', name: 'Germany', example: '15123456789' },
  { zone: '62', nation: 'ID', name: 'Indonesia', example: '812345678' },
  { zone: '81', nation: 'JP', name: 'Japan', example: '9012345678', isCommon: true },
  { zone: '44', nation: 'GB', name: 'United Kingdom', example: '7400123456' },
  { zone: '1', nation: 'US', name: 'United States', example: '2015550123', isCommon: true },
]

const meta: Meta<typeof PhoneInput> = {
  title: 'Forms/PhoneInput',
  component: PhoneInput,
  args: { 'aria-label': 'Phone', codes, value: { zone: '86', mobile: '' } },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
  render: function Owner(args) {
    const [value, setValue] = useState(args.value)
    return <PhoneInput {...args} value={value} onValueChange={setValue} />
  },
}
export default meta
type Story = StoryObj<typeof PhoneInput>

export const Empty: Story = {}
export const Filled: Story = { args: { value: { zone: '81', mobile: '9012345678' } } }
export const CodesOnTheirWay: Story = { args: { codes: [] } }
export const Disabled: Story = { args: { value: { zone: '86', mobile: '13800000003' }, disabled: true } }

export const Wrong: Story = {
  render: () => (
    <Field label="Phone number" error="This number has too few digits. Enter all 11.">
      <PhoneInput codes={codes} value={{ zone: '86', mobile: '1380' }} onValueChange={() => {}} />
    </Field>
  ),
}

export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    input.focus()
    await userEvent.paste('+81 90-1234-5678')
    await expect(input).toHaveValue('9012345678')
  },
}

export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await within(document.body).findByRole('listbox')
  },
}
