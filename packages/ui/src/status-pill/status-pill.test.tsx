import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StatusPill } from './status-pill.tsx'

it.each(['neutral', 'accent', 'success', 'warning', 'danger'] as const)(
  'StatusPill tells %s by icon and word',
  (tone) => {
    render(<StatusPill tone={tone}>Finished</StatusPill>)
    const pill = screen.getByText('Finished')
    expect(pill.querySelector('svg[aria-hidden]')).not.toBeNull()
  },
)

it('StatusPill has a dot in place of the icon for what happens now', () => {
  render(<StatusPill isLive>Live</StatusPill>)
  expect(screen.getByText('Live').querySelector('svg')).toBeNull()
})
