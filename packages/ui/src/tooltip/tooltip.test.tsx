import { render, screen, waitForElementToBeRemoved } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.tsx'
import { Tooltip } from './tooltip.tsx'

const Undo = () => (
  <Tooltip content="Takes back your last stroke">
    <button type="button">Undo</button>
  </Tooltip>
)

describe('Tooltip', () => {
  it('Tooltip describes its control on keyboard focus, and goes away on Escape', async () => {
    render(<Undo />)
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tooltip.id)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false)
  })

  it('Tooltip leaves Escape to the dialog around its control, so that one press closes both', async () => {
    const close = vi.fn<(isOpen: boolean) => void>()
    render(
      <Dialog title="Board" isOpen onOpenChange={close}>
        <Undo />
      </Dialog>,
    )
    await userEvent.tab()
    screen.getByRole('button', { name: 'Undo' }).focus()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(close).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('Tooltip comes when the mouse rests on the control, and stays while the mouse is on it', async () => {
    render(<Undo />)
    await userEvent.hover(screen.getByRole('button'))
    const tooltip = await screen.findByRole('tooltip')
    await userEvent.hover(tooltip)
    expect(screen.getByRole('tooltip')).toBe(tooltip)
    await userEvent.unhover(tooltip)
    await waitForElementToBeRemoved(tooltip)
  })

  it('Tooltip goes away when the control is pressed', async () => {
    render(<Undo />)
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('Tooltip does not come on touch', async () => {
    const user = userEvent.setup()
    render(<Undo />)
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('Tooltip does not come when a layer opened by touch gives the focus back', async () => {
    const user = userEvent.setup()
    render(<Undo />)
    await user.pointer({ keys: '[TouchA]', target: document.body })
    screen.getByRole('button').focus()
    expect(screen.getByRole('button').matches(':focus-visible')).toBe(true)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})
