import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Table, type TableProps } from './table.tsx'
import type { TableColumn } from './table-model.ts'

interface Student {
  name: string
  score: number
}

const students: Student[] = [
  { name: 'Ben', score: 70 },
  { name: 'Anna', score: 95 },
  { name: 'Chiara', score: 81 },
]
const columns: TableColumn<Student>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'score', header: 'Score', align: 'end', cell: ({ score }) => score, sortBy: ({ score }) => score },
  { id: 'mark', header: 'Mark', cell: ({ score }) => (score > 80 ? 'A' : 'B') },
]

function Students({ withSelection = false, ...props }: Partial<TableProps<Student>> & { withSelection?: boolean }) {
  const [selected, onSelectedChange] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table
      label="Students"
      columns={columns}
      rows={students}
      rowId={({ name }) => name}
      rowName={({ name }) => name}
      empty="No students yet"
      selection={withSelection ? { selected, onSelectedChange } : undefined}
      {...props}
    />
  )
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const head = (name: string) => screen.getByRole('columnheader', { name })

describe('Table', () => {
  it('Table is a named table whose first column names its rows', () => {
    render(<Students />)
    expect(screen.getByRole('table', { name: 'Students' })).toBeTruthy()
    expect(names()).toEqual(['Ben', 'Anna', 'Chiara'])
  })

  it('Table sorts up, down and back, and says so in the head of the column', async () => {
    render(<Students />)
    const button = within(head('Score')).getByRole('button')
    await userEvent.click(button)
    expect(names()).toEqual(['Ben', 'Chiara', 'Anna'])
    expect(head('Score').getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(button)
    expect(names()).toEqual(['Anna', 'Chiara', 'Ben'])
    expect(head('Score').getAttribute('aria-sort')).toBe('descending')
    await userEvent.click(button)
    expect(names()).toEqual(['Ben', 'Anna', 'Chiara'])
    expect(head('Score').getAttribute('aria-sort')).toBe('none')
  })

  it('Table shows its rows when there is no error after all', () => {
    render(<Students error={false} />)
    expect(names()).toEqual(['Ben', 'Anna', 'Chiara'])
  })

  it('Table offers no sorting where there is no order', () => {
    render(<Students />)
    expect(head('Mark').hasAttribute('aria-sort')).toBe(false)
    expect(within(head('Mark')).queryByRole('button')).toBeNull()
  })

  it('only asks for another order where the server sorts', async () => {
    const ask = vi.fn<TableProps<Student>['onSortChange'] & {}>()
    render(<Students sort={null} onSortChange={ask} />)
    await userEvent.click(within(head('Name')).getByRole('button'))
    expect(ask).toHaveBeenCalledExactlyOnceWith({ column: 'name', direction: 'ascending' })
    expect(names()).toEqual(['Ben', 'Anna', 'Chiara'])
  })

  it('Table is worked by keyboard alone: scroll, choose all, sort, choose one, turn the page', async () => {
    const turn = vi.fn<(page: number) => void>()
    render(<Students withSelection pagination={{ page: 1, pageSize: 3, total: 6, onPageChange: turn }} />)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Students' }))
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('status').textContent).toBe('3 selected')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(names()).toEqual(['Anna', 'Ben', 'Chiara'])
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.getByRole('checkbox', { name: 'Select Anna', checked: false })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Select all' }).getAttribute('aria-checked')).toBe('mixed')
    for (let stop = 0; document.activeElement?.textContent !== 'Next page' && stop < 12; stop++) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(turn).toHaveBeenCalledExactlyOnceWith(2)
  })

  it('Table shows the shape of the table while rows are on their way, and readers hear that it is busy', () => {
    render(<Students rows={undefined} />)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    expect(screen.getAllByRole('columnheader')).toHaveLength(3)
    expect(screen.queryAllByRole('rowheader')).toEqual([])
  })

  it('Table says that there is nothing, or that it failed', () => {
    const { rerender } = render(<Students rows={[]} />)
    expect(screen.getByText('No students yet')).toBeTruthy()
    rerender(<Students rows={undefined} error="Could not load" />)
    expect(screen.getByText('Could not load')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('Table on a phone', () => {
  beforeEach(() => vi.stubGlobal('innerWidth', 390))
  afterEach(() => vi.unstubAllGlobals())

  it('Table on a phone is a list of cards in which every value has its name', () => {
    render(<Students />)
    expect(screen.queryByRole('table')).toBeNull()
    const cards = within(screen.getByRole('region', { name: 'Students' })).getAllByRole('listitem')
    expect(cards).toHaveLength(3)
    expect(cards[0]?.textContent).toBe('BenScore70MarkB')
  })

  it('Table on a phone is sorted by a choice above the cards', async () => {
    render(<Students />)
    screen.getByRole('combobox', { name: 'Sort by' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: 'Score, descending' }))
    expect(screen.getAllByRole('listitem').map((card) => card.textContent.slice(0, 4))).toEqual([
      'Anna',
      'Chia',
      'BenS',
    ])
  })

  it('Table with nothing selected says what selecting is for, and counts nothing', async () => {
    render(<Students withSelection />)
    screen.getByText('Select rows to change several at once')
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Anna' }))
    expect(screen.queryByText('Select rows to change several at once')).toBeNull()
  })

  it('Table on a phone chooses cards', async () => {
    render(<Students withSelection />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Anna' }))
    expect(screen.getByRole('status').textContent).toBe('1 selected')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByRole('status').textContent).toBe('3 selected')
  })
})
