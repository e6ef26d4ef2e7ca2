import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { missingPages, useMissingPage } from './missing-pages.ts'

function Nothing() {
  useMissingPage()
  return null
}

it('an address is missing for as long as its page says so: tomorrow the lesson may be there', () => {
  const { unmount } = render(
    <MemoryRouter initialEntries={['/lesson/lesson-1/rate']}>
      <Nothing />
    </MemoryRouter>,
  )
  expect([...missingPages.getState()]).toEqual(['/lesson/lesson-1/rate'])
  unmount()
  expect([...missingPages.getState()]).toEqual([])
})
