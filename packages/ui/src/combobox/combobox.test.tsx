import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/dialog.tsx'
import { Field } from '../field/field.tsx'
import { Combobox } from './combobox.tsx'

const options = [
  { value: 'zhang', label: '张伟', keywords: ['zhang wei'] },
  { value: 'li', label: '李娜', isDisabled: true },
  { value: 'sato', label: '佐藤 学', keywords: ['sato'] },
  { value: 'anna', label: 'Anna Müller' },
]
const input = () => screen.getByRole<HTMLInputElement>('combobox')
const lit = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent
const setUp = (props = {}) => {
  const choose = vi.fn<(value: string) => void>()
  render(<Combobox aria-label="Teacher" options={options} onValueChange={choose} {...props} />)
  input().focus()
  return choose
}

describe('Combobox', () => {
  it('Combobox opens with the arrow, moves past what may not be chosen, takes with Enter', async () => {
    const choose = setUp()
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findByRole('listbox', { name: 'Teacher' })).toBeTruthy()
    expect(lit()).toBe('张伟')
    await userEvent.keyboard('{ArrowDown}')
    expect(lit()).toBe('佐藤 学')
    await userEvent.keyboard('{End}')
    expect(lit()).toBe('Anna Müller')
    await userEvent.keyboard('{Home}{Enter}')
    expect(choose).toHaveBeenCalledExactlyOnceWith('zhang')
    expect(input().value).toBe('张伟')
    expect(input().getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(input())
  })

  it('Combobox speaks the language of what was chosen', async () => {
    const named = [{ value: 'a', label: '第一课', lang: 'zh-Hans' }]
    render(<Combobox aria-label="Chapter" defaultValue="a" options={named} />)
    expect(screen.getByRole('combobox').lang).toBe('zh-Hans')
    await userEvent.click(screen.getByRole('combobox'))
    expect((await screen.findByText('第一课')).lang).toBe('zh-Hans')
  })

  it('Combobox lights the first match while typing, and says how many there are', async () => {
    const choose = setUp()
    await userEvent.keyboard('an')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(screen.getByText('2 results')).toBeTruthy()
    await userEvent.keyboard('na')
    expect(lit()).toBe('Anna Müller')
    await userEvent.keyboard('{Enter}')
    expect(choose).toHaveBeenCalledExactlyOnceWith('anna')
  })

  it('Combobox says so when nothing is found, and takes nothing then', async () => {
    const choose = setUp({ emptyText: 'No such teacher' })
    await userEvent.keyboard('xyz')
    expect(await screen.findAllByText('No such teacher')).not.toHaveLength(0)
    await userEvent.keyboard('{Enter}')
    expect(choose).not.toHaveBeenCalled()
  })

  it('Combobox closes with Escape first, and clears with the next', async () => {
    const choose = setUp({ defaultValue: 'zhang' })
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findByRole('option', { selected: true })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(input().value).toBe('张伟')
    await userEvent.keyboard('{Escape}')
    expect(choose).toHaveBeenCalledExactlyOnceWith('')
    expect(input().value).toBe('')
  })

  it('Combobox leaves the dialog around it open when Escape closes the list', async () => {
    const close = vi.fn<(isOpen: boolean) => void>()
    render(
      <Dialog isOpen title="New class" onOpenChange={close}>
        <Combobox aria-label="Teacher" options={options} />
      </Dialog>,
    )
    await userEvent.click(input())
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(close).not.toHaveBeenCalled()
  })

  it('Combobox goes back to what was chosen when words are left that stand for nothing', async () => {
    const choose = setUp({ defaultValue: 'zhang' })
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.clear(input())
    await userEvent.keyboard('xyz')
    await userEvent.tab()
    expect(input().value).toBe('张伟')
    expect(choose).not.toHaveBeenCalled()
  })

  it('Combobox is cleared by taking all words away', async () => {
    const choose = setUp({ defaultValue: 'zhang' })
    await userEvent.clear(input())
    await userEvent.tab()
    expect(choose).toHaveBeenCalledExactlyOnceWith('')
  })

  it('Combobox keeps its choice where something must be chosen', async () => {
    const choose = setUp({ defaultValue: 'zhang', isClearable: false })
    await userEvent.clear(input())
    await userEvent.keyboard('{Escape}{Escape}')
    expect(input().value).toBe('张伟')
    await userEvent.clear(input())
    await userEvent.tab()
    expect(input().value).toBe('张伟')
    expect(choose).not.toHaveBeenCalled()
  })

  it('Combobox is chosen and cleared by pointer, and keeps the focus', async () => {
    const choose = setUp()
    await userEvent.click(screen.getByRole('button', { name: 'Show options' }))
    await userEvent.click(await screen.findByRole('option', { name: '李娜' }))
    expect(choose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('option', { name: '佐藤 学' }))
    expect(choose).toHaveBeenLastCalledWith('sato')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(choose).toHaveBeenLastCalledWith('')
    expect(document.activeElement).toBe(input())
  })

  it('Combobox leaves unfinished words of an input method alone', async () => {
    const ask = vi.fn<(query: string) => void>()
    const choose = setUp({ onQueryChange: ask })
    fireEvent.compositionStart(input())
    fireEvent.input(input(), { target: { value: 'zhang' }, isComposing: true })
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
    expect(ask).not.toHaveBeenCalled()
    expect(input().value).toBe('zhang')
    fireEvent.input(input(), { target: { value: '张' }, isComposing: true })
    fireEvent.compositionEnd(input())
    // Safari tells of the Enter that ended the composition afterwards.
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 })
    expect(ask).toHaveBeenCalledExactlyOnceWith('张')
    expect(choose).not.toHaveBeenCalled()
  })

  it('Combobox keeps the question that is being typed when another value comes from outside', async () => {
    const box = (value: string) => (
      <Combobox aria-label="Teacher" options={options} value={value} onQueryChange={() => {}} />
    )
    const { rerender } = render(box('zhang'))
    await userEvent.clear(input())
    await userEvent.type(input(), 'sa')
    rerender(box('anna'))
    expect(input().value).toBe('sa')
  })

  it('Combobox shows that options are on their way, then the answer, unfiltered', async () => {
    const props = { 'aria-label': 'Teacher', onQueryChange: () => {} }
    const { rerender } = render(<Combobox {...props} options={[]} isLoading />)
    input().focus()
    await userEvent.keyboard('老师')
    expect(await screen.findAllByText('Loading')).not.toHaveLength(0)
    rerender(<Combobox {...props} options={options.slice(2)} />)
    expect(screen.getAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{Enter}')
    rerender(<Combobox {...props} options={[]} />)
    expect(input().value).toBe('佐藤 学')
  })

  it('Combobox takes what may be typed though it is not listed', async () => {
    const choose = setUp({
      parseTyped: (text: string) => (/^\d+$/.test(text) ? { value: text, label: `No. ${text}` } : null),
    })
    await userEvent.keyboard('42{Enter}')
    expect(choose).toHaveBeenCalledExactlyOnceWith('42')
    expect(input().value).toBe('No. 42')
  })

  it('Combobox belongs to its Field', () => {
    render(
      <Field label="Teacher" error="Choose one.">
        <Combobox options={options} name="teacherId" value="sato" />
      </Field>,
    )
    expect(screen.getByRole('combobox', { name: 'Teacher' }).getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector<HTMLInputElement>('input[name="teacherId"]')?.value).toBe('sato')
  })
})
