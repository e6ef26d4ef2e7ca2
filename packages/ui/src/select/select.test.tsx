import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'one', label: 'First' },
  { value: 'two', label: 'Second', isDisabled: true },
  { value: 'three', label: 'Third' },
]

describe('Select', () => {
  it('Select opens with Enter, skips what may not be chosen, and gives focus back', async () => {
    const choose = vi.fn<(value: string) => void>()
    render(<Select aria-label="Level" options={options} onValueChange={choose} />)
    const trigger = screen.getByRole('combobox', { name: 'Level' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(choose).toHaveBeenCalledExactlyOnceWith('three')
    expect(document.activeElement).toBe(trigger)
  })

  it('Select marks a label in another language, in its list and once it is chosen', async () => {
    render(<Select aria-label="Class" defaultValue="a" options={[{ value: 'a', label: '周末班', lang: 'zh-Hans' }]} />)
    const trigger = screen.getByRole('combobox')
    expect(screen.getByText('周末班').lang).toBe('zh-Hans')
    await userEvent.click(trigger)
    const option = await screen.findByRole('option', { name: '周末班' })
    expect(option.querySelector('[lang="zh-Hans"]')?.textContent).toBe('周末班')
  })

  it('Select closes with Escape and chooses nothing', async () => {
    const choose = vi.fn<(value: string) => void>()
    render(<Select aria-label="Level" options={options} onValueChange={choose} />)
    screen.getByRole('combobox').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(choose).not.toHaveBeenCalled()
  })

  it('Select goes where letters lead, and takes it with Space', async () => {
    const choose = vi.fn<(value: string) => void>()
    render(<Select aria-label="Level" options={options} onValueChange={choose} />)
    const trigger = screen.getByRole('combobox')
    trigger.focus()
    await userEvent.keyboard('th')
    const option = await screen.findByRole('option', { name: 'Third' })
    expect(trigger.getAttribute('aria-activedescendant')).toBe(option.id)
    await userEvent.keyboard('{Enter}')
    expect(choose).toHaveBeenCalledExactlyOnceWith('three')
  })

  it('Select opens and closes by pointer, and keeps what may not be chosen from being chosen', async () => {
    const choose = vi.fn<(value: string) => void>()
    render(<Select aria-label="Level" options={options} onValueChange={choose} defaultValue="one" />)
    const trigger = screen.getByRole('combobox')
    await userEvent.click(trigger)
    expect(await screen.findByRole('option', { selected: true })).toBe(screen.getByRole('option', { name: 'First' }))
    await userEvent.click(screen.getByRole('option', { name: 'Second' }))
    expect(choose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('option', { name: 'Third' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('three')
    expect(trigger.textContent).toBe('Third')
    await userEvent.click(trigger)
    await userEvent.click(trigger)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('Select leaves the dialog around it open when Escape closes the list', async () => {
    const close = vi.fn<(isOpen: boolean) => void>()
    render(
      <Dialog isOpen title="New class" onOpenChange={close}>
        <Select aria-label="Level" options={options} />
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('combobox'))
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(close).not.toHaveBeenCalled()
  })

  it('Select goes along with its form', () => {
    render(<Select aria-label="Level" name="level" options={options} value="three" />)
    expect(document.querySelector<HTMLInputElement>('input[name="level"]')?.value).toBe('three')
  })

  it('Select shows the placeholder for the empty value', () => {
    render(<Select aria-label="Level" options={options} value="" />)
    expect(screen.getByRole('combobox').textContent).toBe('Select…')
  })
})
