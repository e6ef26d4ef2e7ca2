import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { usePortalContainer } from './portal-container.ts'
import { Theme } from './theme.tsx'

const Where = () => <output>{usePortalContainer()?.dataset['theme'] ?? 'page'}</output>

describe('Theme', () => {
  it('Theme says its name where CSS can see it', () => {
    render(<Theme name="room" data-testid="room" />)
    expect(screen.getByTestId('room').getAttribute('data-theme')).toBe('room')
  })

  it('Theme leaves the choice to the device for system, also within another theme', () => {
    render(
      <Theme name="dark">
        <Theme name="system" data-testid="system" />
      </Theme>,
    )
    expect(screen.getByTestId('system').getAttribute('data-theme')).toBe('system')
  })

  it('Theme says its density where CSS can see it, and nothing without one', () => {
    render(
      <Theme name="light" density="compact" data-testid="compact">
        <Theme name="light" data-testid="inside" />
      </Theme>,
    )
    expect(screen.getByTestId('compact').getAttribute('data-density')).toBe('compact')
    expect(screen.getByTestId('inside').hasAttribute('data-density')).toBe(false)
  })

  it('Theme gives a school its colour, beside the style it was given', () => {
    render(<Theme name="light" brand="#c2410c" style={{ padding: 8 }} data-testid="school" />)
    const { style } = screen.getByTestId('school')
    expect(style.getPropertyValue('--hwjy-brand-light-accentText')).toMatch(/^#[0-9a-f]{6}$/)
    expect(style.padding).toBe('8px')
  })

  it.each(['orange', '', '#c2410cff'])("Theme uses the product's own color when a school's is %o", (brand) => {
    render(<Theme name="light" brand={brand} data-testid="school" />)
    expect(screen.getByTestId('school').getAttribute('style')).toBeNull()
  })

  it('Theme takes in what floats, in the nearest theme', () => {
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
