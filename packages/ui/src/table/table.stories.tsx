import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { Table, type TableProps } from './table.tsx'
import type { TableColumn } from './table-model.ts'

interface Student {
  id: string
  name: string
  level: string
  lessons: number
  score: number | null
  isPresent: boolean
}

const names = ['Anna Berg', '王小明', 'Ben Okoro', '李娜', 'Chiara Rossi', '佐藤健', 'Dewi Putri', '安静']
const students: Student[] = names.map((name, index) => ({
  id: String(index),
  name,
  level: `HSK ${(index % 4) + 1}`,
  lessons: 7 * index + 3,
  score: index === 3 ? null : 61 + ((index * 17) % 39),
  isPresent: index % 3 !== 1,
}))

const columns: TableColumn<Student>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'level', header: 'Level', cell: ({ level }) => level, sortBy: ({ level }) => level },
  { id: 'lessons', header: 'Lessons', align: 'end', cell: ({ lessons }) => lessons, sortBy: ({ lessons }) => lessons },
  { id: 'score', header: 'Score', align: 'end', cell: ({ score }) => score ?? '–', sortBy: ({ score }) => score },
  {
    id: 'status',
    header: 'Last lesson',
    cell: ({ isPresent }) => (
      <StatusPill tone={isPresent ? 'success' : 'warning'}>{isPresent ? 'Present' : 'Absent'}</StatusPill>
    ),
  },
]

const meta: Meta<TableProps<Student>> = {
  title: 'Data/Table',
  // Storybook does not carry the type of the rows through.
  component: Table as (props: TableProps<Student>) => React.JSX.Element,
  args: {
    label: 'Students',
    columns,
    rows: students,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    empty: <EmptyState drawing="people" title="No students yet" description="Invite them with the class code." />,
  },
}
export default meta
type Story = StoryObj<TableProps<Student>>

export const Plain: Story = {}
export const Sorted: Story = { args: { defaultSort: { column: 'score', direction: 'descending' } } }
export const Loading: Story = { args: { rows: undefined } }
export const Empty: Story = { args: { rows: [] } }
export const Failed: Story = {
  args: { rows: undefined, error: <ErrorState title="We could not load the students" onRetry={() => {}} /> },
}
export const NewerOnTheWay: Story = { args: { isBusy: true } }
export const ScrollsUnderItsHead: Story = { args: { maxHeight: '220px' } }

export const ChosenAndPaged: Story = {
  render: function ChosenAndPaged(args) {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1', '2']))
    const [page, setPage] = useState(1)
    return (
      <Table
        {...args}
        rows={students.slice((page - 1) * 5, page * 5)}
        selection={{ selected, onSelectedChange: setSelected }}
        selectionActions={<Button size="sm">Write a message</Button>}
        pagination={{ page, pageSize: 5, total: students.length, onPageChange: setPage }}
      />
    )
  },
}
