import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { CodeInput } from './code-input.tsx'

const meta: Meta<typeof CodeInput> = {
  title: 'Forms/CodeInput',
  component: CodeInput,
  args: { 'aria-label': 'Code', onComplete: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof CodeInput>

export const Empty: Story = {}
export const Half: Story = { args: { value: '482' } }
export const Four: Story = { args: { length: 4, value: '4829' } }
export const Disabled: Story = { args: { value: '482913', disabled: true } }

export const Wrong: Story = {
  render: () => (
    <Field label="Code from the message" error="This code is not right. Look again, or ask for a new one.">
      <CodeInput value="482913" />
    </Field>
  ),
}

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('textbox').focus()
    await userEvent.paste('482 913')
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
  },
}
