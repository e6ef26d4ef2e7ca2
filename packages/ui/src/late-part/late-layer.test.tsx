import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ToastProvider } from '../toast/toast-provider.tsx'
import { lateLayer } from './late-layer.tsx'
import { useLateLayer } from './use-late-layer.ts'

const Menu = () => <p>menu</p>

function openControl(load: () => Promise<typeof Menu>) {
  const LateMenu = lateLayer(load)
  function Control() {
    const { isOpen, setOpen, reason, near } = useLateLayer({ isOpen: undefined, onOpenChange: undefined })
    return (
      <>
        <button type="button" aria-expanded={isOpen} {...near} onClick={() => setOpen(!isOpen)}>
          More
        </button>
        <LateMenu reason={reason} props={isOpen ? {} : null} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  }
  render(
    <ToastProvider>
      <Control />
    </ToastProvider>,
  )
  return screen.getByRole('button', { name: 'More' })
}

const offline = () => Promise.reject(new TypeError('offline'))
const sentence = 'This couldn’t be opened. Check your connection and try again.'

it('a control whose layer cannot be fetched is closed again and says why, and its next press opens it', async () => {
  const load = vi.fn<() => Promise<typeof Menu>>(offline)
  const control = openControl(load)
  await userEvent.click(control)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(control.getAttribute('aria-expanded')).toBe('false')
  load.mockResolvedValue(Menu)
  await userEvent.click(control)
  expect(await screen.findByText('menu')).toBeTruthy()
  expect(control.getAttribute('aria-expanded')).toBe('true')
})

it('a layer that cannot be fetched while only the pointer is near says nothing', async () => {
  const load = vi.fn<() => Promise<typeof Menu>>(offline)
  const control = openControl(load)
  await userEvent.hover(control)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 60_000)
  load.mockResolvedValue(Menu)
  await userEvent.click(control)
  expect(await screen.findByText('menu')).toBeTruthy()
  expect(screen.queryByText(sentence)).toBeNull()
})
