import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UiTextProvider } from '../ui-text/ui-text-provider.tsx'
import { Pagination } from './pagination.tsx'

function Scene({ pages = 7, start = 1 }) {
  const [page, setPage] = useState(start)
  return <Pagination page={page} pageSize={20} total={pages * 20 - 6} onPageChange={setPage} />
}

const current = () => document.querySelector('[aria-current="page"]')?.textContent

describe('Pagination', () => {
  it('Pagination is a landmark that names the current page and says which rows are in sight', () => {
    render(<Scene start={3} />)
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }))
    expect(pages.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
    expect(pages.getByText('41–60 of 134')).toBeTruthy()
  })

  it('Pagination goes through all pages by keyboard alone, and focus stays on the button that was pressed', async () => {
    render(<Scene pages={3} />)
    const next = screen.getByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    expect(current()).toBe('2')
    await userEvent.keyboard(' ')
    expect(current()).toBe('3')
    expect(document.activeElement).toBe(next)
  })

  it('Pagination keeps the focus at the end of the pages, where there is no next one', async () => {
    render(<Scene pages={2} />)
    const next = screen.getByRole('button', { name: 'Next page' })
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(current()).toBe('2')
    expect(next.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(next)
  })

  it('Pagination jumps to the first and the last page', async () => {
    render(<Scene start={4} />)
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }))
    expect(current()).toBe('7')
    await userEvent.click(screen.getByRole('button', { name: 'First page' }))
    expect(current()).toBe('1')
  })

  it('Pagination goes to the last page by itself where the page asked for is behind it', async () => {
    render(<Scene pages={3} start={9} />)
    expect(current()).toBe('3')
    expect(screen.getByText('41–54 of 54')).toBeTruthy()
  })

  it('Pagination stays where it is until it is known how many rows there are', () => {
    const go = vi.fn<(page: number) => void>()
    const { rerender } = render(<Pagination page={9} pageSize={20} total={0} onPageChange={go} />)
    rerender(<Pagination isBusy page={9} pageSize={20} total={60} onPageChange={go} />)
    expect(go).not.toHaveBeenCalled()
    expect(screen.getByText('Page 3 of 3')).toBeTruthy()
    rerender(<Pagination page={9} pageSize={20} total={60} onPageChange={go} />)
    expect(go).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('Pagination asks for nothing while a page is on its way, nor for the page that is there', async () => {
    const go = vi.fn<(page: number) => void>()
    const { rerender } = render(<Pagination isBusy page={1} pageSize={20} total={60} onPageChange={go} />)
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    rerender(<Pagination page={1} pageSize={20} total={60} onPageChange={go} />)
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }))
    expect(go).not.toHaveBeenCalled()
  })

  it('Pagination speaks the language around it', () => {
    render(
      <UiTextProvider language="zh-CN">
        <Scene />
      </UiTextProvider>,
    )
    expect(screen.getByText('第 1–20 条，共 134 条')).toBeTruthy()
    expect(screen.getByRole('button', { name: '下一页' })).toBeTruthy()
  })
})
