import { composeStories } from '@storybook/react-vite'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as stories from './lesson-row.stories.tsx'

const { Rows, Conflicts, ConflictsOfBoth } = composeStories(stories)

it('LessonRow tells the time on both clocks, the class, and where the lesson was before', () => {
  render(<Rows />)
  const row = screen.getByText('在饭馆点菜').closest('li')
  if (!row) throw new Error('no row')
  expect(row.textContent).toContain('Today 19:00 – 19:50')
  expect(row.textContent).toContain('20:00 in Shanghai')
  expect(row.querySelector('del')?.textContent).toBe('was Yesterday 19:00')
  expect(within(row).getByText('周末小班 A')).toBeTruthy()
})

it('LessonRow of a lesson that was called off promises no time', () => {
  render(<Rows />)
  const row = screen.getByText('第六课 旅行').closest('li')
  expect(row?.textContent).toContain('The new time will be announced')
  expect(row?.textContent).not.toContain('Shanghai')
})

it('ConflictList names five of the students who are busy and counts the others', () => {
  render(<Conflicts />)
  expect(screen.getByText(/7 students: Anna Kowalska, .*, Emma Laurent and 2 more/)).toBeTruthy()
  expect(screen.getByText(/You teach this lesson/)).toBeTruthy()
})

it('ConflictList says in its list’s name whose lessons are in the way, and in its title where it is both', () => {
  const { unmount } = render(<Conflicts />)
  expect(screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
    'Your lessons at the same time',
    'Students’ lessons at the same time',
  ])
  unmount()
  render(<ConflictsOfBoth />)
  expect(screen.getByText('You and some students have other lessons at this time.')).toBeTruthy()
})
