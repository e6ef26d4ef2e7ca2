import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '../field/field.tsx'
import { Slider } from './slider.tsx'

const meta: Meta<typeof Slider> = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Volume', defaultValue: 60, formatValue: (value) => `${value} %` },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Slider>

export const Volume: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const InField: Story = {
  render: () => (
    <Field label="Pen width">
      <Slider defaultValue={4} min={1} max={24} formatValue={(value) => `${value} px`} />
    </Field>
  ),
}
