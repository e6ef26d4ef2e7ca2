import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Chart } from './chart.tsx'

const months = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']

const meta: Meta<typeof Chart> = {
  title: 'Data/Chart',
  component: Chart,
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
}
export default meta
type Story = StoryObj<typeof Chart>

export const Line: Story = {
  args: {
    type: 'line',
    title: 'Lessons attended each month',
    labelName: 'Month',
    valueName: 'Lessons',
    values: months.map((label, index) => ({ label, value: [4, 7, 6, 9, 12, 11, 14][index] ?? 0 })),
  },
}
export const Bar: Story = {
  args: {
    type: 'bar',
    title: 'Words learnt by level',
    labelName: 'Level',
    valueName: 'Words',
    values: [
      { label: 'HSK 1', value: 150 },
      { label: 'HSK 2', value: 132 },
      { label: 'HSK 3', value: 61 },
      { label: 'HSK 4', value: 0 },
    ],
  },
}
export const Ring: Story = {
  args: {
    type: 'ring',
    title: 'Homework of this class',
    labelName: 'State',
    valueName: 'Students',
    values: [
      { label: 'Marked', value: 14 },
      { label: 'Handed in', value: 8 },
      { label: 'Late', value: 3 },
      { label: 'Not begun', value: 5 },
    ],
  },
}
export const AsTable: Story = {
  ...Bar,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('radio')[1] ?? canvasElement)
    await expect(canvasElement.querySelector('figure > table')).not.toBeNull()
  },
}
export const Nothing: Story = {
  args: { ...Ring.args, values: [], empty: <EmptyState drawing="homework" title="No homework this week" /> },
}
