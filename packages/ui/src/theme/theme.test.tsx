import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Theme, usePortalContainer } from './theme.tsx'

const Where = () => <output>{usePortalContainer()?.dataset['theme'] ?? 'page'}</output>

describe('Theme', () => {
  it('says its name where CSS can see it', () => {
    render(<Theme name="room" data-testid="room" />)
    expect(screen.getByTestId('room').getAttribute('data-theme')).toBe('room')
  })

  it('leaves the choice to the device for system', () => {
    render(<Theme name="system" data-testid="system" />)
    expect(screen.getByTestId('system').hasAttribute('data-theme')).toBe(false)
  })

  it('takes in what floats, in the nearest theme', () => {
    render(
      <Theme name="light">
        <Theme name="dark">
          <Where />
        </Theme>
      </Theme>,
    )
    expect(screen.getByRole('status').textContent).toBe('dark')
  })
})
