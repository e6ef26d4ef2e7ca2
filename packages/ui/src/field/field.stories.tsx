import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordInput } from '../password-input/password-input.tsx'
import { Stack } from '../stories/stack.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Field } from './field.tsx'

const meta: Meta<typeof Field> = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Phone number', children: <TextInput inputMode="tel" autoComplete="tel" /> },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Field>

export const Plain: Story = {}
export const Help: Story = { args: { help: 'We send you a code once.' } }
export const Required: Story = { args: { isRequired: true } }
export const Wrong: Story = { args: { error: 'This number has too few digits. Enter all 11.', isRequired: true } }

export const Form: Story = {
  render: () => (
    <Stack direction="column">
      <Field label="Account" help="Your phone number or e-mail">
        <TextInput defaultValue="anna@example.com" />
      </Field>
      <Field label="Password" error="The account or the password is wrong. Try again.">
        <PasswordInput defaultValue="morning" />
      </Field>
    </Stack>
  ),
}
