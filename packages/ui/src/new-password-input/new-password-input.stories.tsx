import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/field.tsx'
import { NewPasswordInput } from './new-password-input.tsx'

const meta: Meta<typeof NewPasswordInput> = {
  title: 'Forms/NewPasswordInput',
  component: NewPasswordInput,
  args: { 'aria-label': 'New password' },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof NewPasswordInput>

export const Empty: Story = {}
export const Weak: Story = { args: { defaultValue: 'huawen' } }
export const Fair: Story = { args: { defaultValue: 'Huawen12' } }
export const Strong: Story = { args: { defaultValue: 'Huawen-2026-2027' } }

export const Refused: Story = {
  render: () => (
    <Field label="New password" error="You have used this password before. Take another one.">
      <NewPasswordInput defaultValue="Huawen-2026" />
    </Field>
  ),
}
