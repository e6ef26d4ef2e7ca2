import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Field } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon } from '../icons.ts'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { Select } from '../select/select.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { vars } from '../theme/vars.css.ts'
import { Stack } from './stack.tsx'

const meta: Meta = { title: 'Foundations/Space' }
export default meta
type Story = StoryObj

const Form = ({ title }: { title: string }) => (
  <Card>
    <div style={{ display: 'grid', gap: vars.space[16], width: 320, maxWidth: '100%' }}>
      <Stack>
        <h3>{title}</h3>
        <IconButton label={`Close ${title}`} icon={<CloseIcon aria-hidden size={20} />} />
      </Stack>
      <SegmentedControl
        label="Show"
        value="week"
        onValueChange={() => {}}
        options={[
          { value: 'week', label: 'Week' },
          { value: 'month', label: 'Month' },
        ]}
      />
      <Field label="Name">
        <TextInput placeholder="As in the class list" />
      </Field>
      <Field label="Level">
        <Select options={[{ value: 'hsk1', label: 'HSK 1' }]} />
      </Field>
      <Stack>
        <Button tone="primary">Save</Button>
        <Button>Cancel</Button>
      </Stack>
    </div>
  </Card>
)

/** Compact is for people who look at many things at once. With a finger, both keep 44 px. */
export const Density: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 24 }}>
      {(['comfortable', 'compact'] as const).map((density) => (
        <div key={density} data-density={density}>
          <Form title={density} />
        </div>
      ))}
    </div>
  ),
}

const steps = [2, 4, 8, 12, 16, 20, 24, 32, 48] as const

export const Steps: Story = {
  render: () => (
    <Stack direction="column" gap={8}>
      {steps.map((step) => (
        <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <span style={{ width: 24, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>{step}</span>
          <span style={{ width: vars.space[step], height: 16, borderRadius: 2, background: vars.color.accent }} />
        </div>
      ))}
    </Stack>
  ),
}
