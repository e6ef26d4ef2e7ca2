import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/field.tsx'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'all', label: 'Everyone', description: 'Also people who have no account' },
  { value: 'school', label: 'My school' },
  { value: 'class', label: 'My classes', isDisabled: true },
]

const meta: Meta<typeof RadioGroup> = {
  title: 'Choices/RadioGroup',
  component: RadioGroup,
  args: { 'aria-label': 'Who sees it', options },
}
export default meta
type Story = StoryObj<typeof RadioGroup>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'school' } }
export const Disabled: Story = { args: { defaultValue: 'school', disabled: true } }

export const Horizontal: Story = {
  args: {
    'aria-label': 'Lesson length',
    orientation: 'horizontal',
    defaultValue: '45',
    options: ['25', '45', '50', '90'].map((value) => ({ value, label: `${value} min` })),
  },
}

export const Wrong: Story = {
  render: () => (
    <Field label="Who sees it" error="Choose one." isRequired>
      <RadioGroup options={options} />
    </Field>
  ),
}
