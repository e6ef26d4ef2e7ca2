import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../button/button.tsx'
import { type Confirm, ConfirmProvider, useConfirm } from './confirm-provider.tsx'

/** Gives the test the hook's function, and a button to come back to. */
function setup() {
  const answer = vi.fn<(value: boolean) => void>()
  const held: { confirm?: Confirm } = {}
  function Scene() {
    const confirm = useConfirm()
    held.confirm = confirm
    const ask = () => confirm({ title: 'End the class?', confirmLabel: 'End class', tone: 'danger' }).then(answer)
    return <Button onClick={ask}>End</Button>
  }
  const view = render(
    <ConfirmProvider>
      <Scene />
    </ConfirmProvider>,
  )
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'End' }))
    await screen.findByRole('alertdialog')
  }
  return { answer, held, open, ...view }
}

describe('useConfirm', () => {
  it('asks, with focus on the safe answer', async () => {
    const { open } = setup()
    await open()
    expect(screen.getByRole('alertdialog', { name: 'End the class?' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  })

  it.each([
    [true, 'the confirming button', () => userEvent.click(screen.getByRole('button', { name: 'End class' }))],
    [false, 'the cancelling button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    [false, 'Escape', () => userEvent.keyboard('{Escape}')],
  ])('useConfirm answers %s to %s, and gives focus back', async (expected, _how, press) => {
    const { answer, open } = setup()
    await open()
    await press()
    expect(answer).toHaveBeenCalledExactlyOnceWith(expected)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    // Focus goes home one turn after the dialog is gone.
    const opener = screen.getByRole('button', { name: 'End' })
    await vi.waitFor(() => expect(document.activeElement).toBe(opener), 60_000)
  })

  it('useConfirm answers no to a question that a newer one replaces', async () => {
    const { answer, held, open } = setup()
    await open()
    void held.confirm?.({ title: 'Leave?' })
    expect(await screen.findByRole('alertdialog', { name: 'Leave?' })).toBeTruthy()
    expect(answer).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('useConfirm answers no when the page goes away', async () => {
    const { answer, open, unmount } = setup()
    await open()
    unmount()
    await vi.waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(false), 60_000)
  })

  it('useConfirm says what is missing outside its provider', () => {
    const Lost = () => <>{useConfirm() && null}</>
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Lost />)).toThrow('UiProvider')
    silence.mockRestore()
  })
})
