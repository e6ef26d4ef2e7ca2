import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { Theme } from '../theme/theme.tsx'
import { Dialog } from './dialog.tsx'

function Scene({ children, isDismissible }: { children?: ReactNode; isDismissible?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Move lesson</Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Move this lesson" isDismissible={isDismissible}>
        {children}
      </Dialog>
    </>
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Move lesson' }))

describe('Dialog', () => {
  it('Dialog takes focus to the first thing to fill in', async () => {
    render(
      <Scene>
        <input aria-label="Reason" />
      </Scene>,
    )
    await open()
    expect(screen.getByRole('dialog', { name: 'Move this lesson' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'))
  })

  it('Dialog passes by the hidden input of a drawn radio, of which a screen reader says nothing', async () => {
    render(
      <Scene>
        <input aria-hidden="true" tabIndex={-1} type="radio" />
        <input aria-label="Reason" />
      </Scene>,
    )
    await open()
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'))
  })

  it('Dialog takes focus itself when there is nothing to fill in, so that its title is read', async () => {
    render(<Scene>Text</Scene>)
    await open()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })

  it('Dialog holds the page still while it is open, also for the one beneath it, without a style element', () => {
    const isHeld = () => document.documentElement.hasAttribute('data-hwjy-scroll')
    const styles = document.querySelectorAll('style').length
    const two = (isSecondOpen: boolean) => (
      <>
        <Dialog isOpen title="First" onOpenChange={() => {}} />
        <Dialog isOpen={isSecondOpen} title="Second" onOpenChange={() => {}} />
      </>
    )
    const { rerender, unmount } = render(two(true))
    expect(isHeld()).toBe(true)
    expect(document.querySelectorAll('style')).toHaveLength(styles)
    rerender(two(false))
    expect(isHeld()).toBe(true)
    unmount()
    expect(isHeld()).toBe(false)
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('Dialog closes by %s and gives focus back', async (_how, close) => {
    render(<Scene />)
    await open()
    await close()
    expect(screen.queryByRole('dialog')).toBeNull()
    // Focus goes home one turn after the dialog is gone.
    const opener = screen.getByRole('button', { name: 'Move lesson' })
    await vi.waitFor(() => expect(document.activeElement).toBe(opener), 60_000)
  })

  it('Dialog keeps focus inside', async () => {
    render(
      <Scene>
        <input aria-label="Reason" />
      </Scene>,
    )
    await open()
    const dialog = screen.getByRole('dialog')
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
  })

  it('Dialog does not go away by itself while something must be answered', async () => {
    render(<Scene isDismissible={false} />)
    await open()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  it('Dialog keeps the theme it was opened in', async () => {
    render(
      <Theme name="room">
        <Scene />
      </Theme>,
    )
    await open()
    expect(screen.getByRole('dialog').closest('[data-theme]')?.getAttribute('data-theme')).toBe('room')
  })
})
