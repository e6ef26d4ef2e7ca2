import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VirtualList } from './virtual-list.tsx'

const rows = (count: number) => Array.from({ length: count }, (_, index) => `Row ${index + 1}`)
const scene = (count: number) =>
  render(
    <VirtualList
      label="Rows"
      items={rows(count)}
      itemKey={(row) => row}
      renderItem={(row) => row}
      height="400px"
      estimatedRowHeight={40}
    />,
  )
const focused = () => document.activeElement?.textContent

// A box of ten rows, since there is no layout here.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'UL' ? 400 : 40
  })
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
})
afterEach(() => vi.restoreAllMocks())

describe('VirtualList', () => {
  it('VirtualList draws what is in sight, and tells every row its place among all', () => {
    scene(10_000)
    const drawn = screen.getAllByRole('listitem')
    expect(drawn.length).toBeLessThan(40)
    expect(drawn[2]?.getAttribute('aria-posinset')).toBe('3')
    expect(drawn[2]?.getAttribute('aria-setsize')).toBe('10000')
  })

  it('VirtualList draws everything up to 200 rows, so that the search of the browser finds it', () => {
    scene(200)
    expect(screen.getAllByRole('listitem')).toHaveLength(200)
  })

  it('VirtualList is one stop in the tab order, and keys move from row to row, also to those not drawn yet', async () => {
    scene(10_000)
    await userEvent.tab()
    expect(focused()).toBe('Row 1')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Row 2')
    await userEvent.keyboard('{PageDown}')
    expect(focused()).toBe('Row 11')
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('Row 10000')
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Row 10000')
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Row 1')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('VirtualList does not draw a row again when another one gets the focus', async () => {
    const renderItem = vi.fn<(row: string) => string>((row) => row)
    render(<VirtualList label="Rows" items={rows(500)} itemKey={(row) => row} renderItem={renderItem} height="400px" />)
    await userEvent.tab()
    const drawn = renderItem.mock.calls.length
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('Row 2')
    expect(renderItem).toHaveBeenCalledTimes(drawn)
  })

  it('VirtualList keeps the focus in the list when the last rows go', async () => {
    const { rerender } = scene(500)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    rerender(
      <VirtualList label="Rows" items={rows(300)} itemKey={(row) => row} renderItem={(row) => row} height="400px" />,
    )
    expect(document.querySelector('[tabindex="0"]')?.textContent).toBe('Row 300')
  })
})
