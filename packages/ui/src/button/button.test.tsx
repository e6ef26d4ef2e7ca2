import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

describe('Button', () => {
  it.each(['{Enter}', ' '])('Button is pressed with the key "%s"', async (key) => {
    const press = vi.fn<() => void>()
    render(<Button onClick={press}>Start class</Button>)
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(press).toHaveBeenCalledOnce()
  })

  it('Button does not hand in a form unless it is asked to', async () => {
    const submit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button>More</Button>
        <Button type="submit">Hand in</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(submit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }))
    expect(submit).toHaveBeenCalledOnce()
  })

  it('Button stays in the tab order while it may not be pressed, and says so', async () => {
    const press = vi.fn<() => void>()
    render(
      <Button disabled onClick={press}>
        Start class
      </Button>,
    )
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Start class' })
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(press).not.toHaveBeenCalled()
  })

  it('Button hands a form in only once while it is busy', async () => {
    const submit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button type="submit" isBusy>
          Hand in
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: /Hand in/ })
    expect(button.getAttribute('aria-busy')).toBe('true')
    await userEvent.click(button)
    expect(submit).not.toHaveBeenCalled()
  })

  it('Button dresses a link without changing what it is', () => {
    render(
      <Button asChild>
        <a href="/lessons">Lessons</a>
      </Button>,
    )
    expect(screen.getByRole('link', { name: 'Lessons' }).hasAttribute('type')).toBe(false)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('Button gives its ref and its class to the element', () => {
    const ref = vi.fn<(element: HTMLElement | null) => void>()
    render(
      <Button ref={ref} className="wide">
        Go
      </Button>,
    )
    expect(ref).toHaveBeenCalledWith(screen.getByRole('button'))
    expect(screen.getByRole('button').classList.contains('wide')).toBe(true)
  })
})
