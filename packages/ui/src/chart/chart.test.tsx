import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Chart } from './chart.tsx'

const scene = (type: 'line' | 'bar' | 'ring') =>
  render(
    <Chart
      type={type}
      title="Homework"
      labelName="State"
      valueName="Students"
      formatValue={(value) => `${value} of 10`}
      values={[
        { label: 'Marked', value: 7 },
        { label: 'Late', value: 3 },
      ]}
    />,
  )

const rows = () =>
  within(screen.getByRole('table', { name: 'Homework' }))
    .getAllByRole('row')
    .map((row) => row.textContent)

describe.each(['line', 'bar', 'ring'] as const)('a %s', (type) => {
  it('a chart gives readers the numbers as a table, once', () => {
    scene(type)
    expect(rows()).toEqual(['StateStudents', 'Marked7 of 10', 'Late3 of 10'])
    for (const picture of document.querySelectorAll('figure > svg, figure > div'))
      expect(picture.getAttribute('aria-hidden')).toBe('true')
  })

  it('a chart shows everybody the table when asked', async () => {
    scene(type)
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
    expect(rows()).toHaveLength(3)
    expect(document.querySelector('figure > table')).toBeTruthy()
  })
})

it('a chart writes the values at the bars and at the parts of a ring', () => {
  scene('bar')
  expect(document.querySelector('figure > [aria-hidden]')?.textContent).toBe('Marked7 of 10Late3 of 10')
})

it('a chart tells the parts of a ring apart by more than colour', () => {
  scene('ring')
  const cuts = [...document.querySelectorAll('figure > [aria-hidden] > svg path')].map((part) =>
    part.getAttribute('stroke-dasharray'),
  )
  expect(new Set(cuts).size).toBe(2)
})

it('a chart offers no table of nothing', () => {
  render(<Chart type="ring" title="Homework" labelName="State" valueName="Students" values={[]} empty="No homework" />)
  expect(screen.getByText('No homework')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})
