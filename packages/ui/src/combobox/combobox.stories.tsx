import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Avatar } from '../avatar/avatar.tsx'
import { DatePicker } from '../date-picker/date-picker.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Field } from '../field/field.tsx'
import { Combobox } from './combobox.tsx'
import type { ComboboxOption } from './combobox-option.ts'

const teachers: readonly ComboboxOption[] = [
  { value: 'zhang', label: '张伟', keywords: ['zhang wei'], detail: 'HSK 1–3' },
  { value: 'li', label: '李娜', keywords: ['li na'], detail: 'Kids' },
  { value: 'sato', label: '佐藤 学', keywords: ['sato gaku'], detail: 'Business' },
  { value: 'anna', label: 'Anna Müller', detail: 'away', isDisabled: true },
  { value: 'chen', label: '陈静', keywords: ['chen jing'], detail: 'HSK 4–6' },
]
const withFaces = teachers.map((option) => ({ ...option, start: <Avatar name={option.label} size={24} /> }))

const meta: Meta<typeof Combobox> = {
  title: 'Choices/Combobox',
  component: Combobox,
  args: { options: teachers, 'aria-label': 'Teacher', placeholder: 'Name or pinyin', onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Combobox>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'li' } }
export const Disabled: Story = { args: { defaultValue: 'li', disabled: true } }
export const Loading: Story = { args: { options: [], isLoading: true, onQueryChange: fn() } }

export const Wrong: Story = {
  render: () => (
    <Field label="Teacher" error="Nobody teaches this class yet. Choose a teacher." isRequired>
      <Combobox options={teachers} />
    </Field>
  ),
}

export const ByKeyboard: Story = {
  args: { options: withFaces },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox')
    input.focus()
    await userEvent.keyboard('chen')
    await within(document.body).findByRole('option', { name: /陈静/ })
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('chen')
    await expect(input).toHaveValue('陈静')
  },
}

/** Options that come from elsewhere, one question after the other. */
export const Asked: Story = {
  render: function Asked() {
    const [query, setQuery] = useState('')
    const found = teachers.filter(({ keywords = [] }) => query !== '' && keywords.some((word) => word.includes(query)))
    return <Combobox aria-label="Teacher" options={found} onQueryChange={setQuery} emptyText="Type a name" />
  },
}

export const InDialog: Story = {
  render: (args) => (
    <Dialog isOpen title="New class" onOpenChange={() => {}}>
      <Field label="Teacher">
        <Combobox options={args.options} />
      </Field>
      <Field label="First lesson">
        <DatePicker value="2026-12-04" today="2026-11-20" onValueChange={() => {}} />
      </Field>
    </Dialog>
  ),
}
