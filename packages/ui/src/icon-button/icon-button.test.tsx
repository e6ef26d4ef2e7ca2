import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { IconButton } from './icon-button.tsx'

const icon = <svg aria-hidden />

describe('IconButton', () => {
  it('IconButton is named by its label, with what waits', () => {
    render(<IconButton label="Hands" icon={icon} badge={2} />)
    expect(screen.getByRole('button', { name: 'Hands, 2 new' })).toBeTruthy()
  })

  it('IconButton shows no badge for nothing, and 99+ for a crowd', () => {
    const { rerender } = render(<IconButton label="Chat" icon={icon} badge={0} />)
    expect(screen.getByRole('button', { name: 'Chat' })).toBeTruthy()
    rerender(<IconButton label="Chat" icon={icon} badge={150} />)
    expect(screen.getByText('99+')).toBeTruthy()
  })

  it('IconButton is a toggle only when it is told its state', () => {
    const { rerender } = render(<IconButton label="Camera" icon={icon} />)
    expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false)
    rerender(<IconButton label="Camera" icon={icon} isPressed={false} />)
    expect(screen.getByRole('button', { pressed: false })).toBeTruthy()
    rerender(<IconButton label="Camera" icon={icon} isPressed />)
    expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
  })

  it('IconButton shows its name as a tooltip on keyboard focus, without reading it twice', async () => {
    render(<IconButton label="Raise hand" icon={icon} />)
    await userEvent.tab()
    expect((await screen.findByRole('tooltip')).textContent).toBe('Raise hand')
    expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false)
  })

  it('IconButton tells readers its shortcut in their notation', () => {
    render(<IconButton label="Undo" icon={icon} shortcut="Ctrl+Z" />)
    expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe('Control+Z')
  })

  it('IconButton is found but not pressed while disabled', async () => {
    const press = vi.fn<() => void>()
    render(<IconButton label="Draw" icon={icon} disabled onClick={press} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button'))
    expect(press).not.toHaveBeenCalled()
  })
})
