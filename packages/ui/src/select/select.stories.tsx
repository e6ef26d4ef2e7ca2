import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'hsk1', label: 'HSK 1 · first words' },
  { value: 'hsk2', label: 'HSK 2 · everyday' },
  { value: 'hsk3', label: 'HSK 3 · on the way', isDisabled: true },
]

const meta: Meta<typeof Select> = {
  title: 'Choices/Select',
  component: Select,
  args: { options, 'aria-label': 'Level', onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Select>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'hsk2' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'hsk1' } }

export const InField: Story = {
  render: () => (
    <Field label="Level" help="You can change it later.">
      <Select options={options} />
    </Field>
  ),
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('combobox').focus()
    await userEvent.keyboard('{Enter}')
    await within(document.body).findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('hsk2')
  },
}
