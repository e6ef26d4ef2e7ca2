import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ContextMenu } from './context-menu.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'
import type { MenuItem } from './menu-item.tsx'

async function open(items: readonly MenuItem[]) {
  render(<DropdownMenu trigger={<IconButton label="More" icon={<svg aria-hidden />} />} items={items} />)
  screen.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('menu')
}

describe('DropdownMenu', () => {
  it('DropdownMenu is named by its button, walks with the arrows and skips what is disabled', async () => {
    const remove = vi.fn<() => void>()
    await open([
      { label: 'Let write', onSelect: vi.fn<() => void>() },
      { label: 'Praise', onSelect: vi.fn<() => void>(), isDisabled: true },
      { label: 'Remove', onSelect: remove, tone: 'danger' },
    ])
    expect(screen.getByRole('menu', { name: 'More' })).toBeTruthy()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(remove).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }))
  })

  it('DropdownMenu leaves the focus where somebody pressed instead', async () => {
    render(<button type="button">Elsewhere</button>)
    await open([{ label: 'Praise', onSelect: () => {} }])
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), 60_000)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  })

  it('DropdownMenu ticks and chooses', async () => {
    const tick = vi.fn<(isChecked: boolean) => void>()
    const choose = vi.fn<(value: string) => void>()
    const items: readonly MenuItem[] = [
      { type: 'check', label: 'Microphone', isChecked: true, onCheckedChange: tick },
      { type: 'radio', label: 'Place', value: 'a', onValueChange: choose, options: [{ value: 'b', label: 'Stage' }] },
    ]
    await open(items)
    expect(screen.getByRole('menuitemcheckbox', { name: 'Microphone', checked: true })).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(tick).toHaveBeenCalledExactlyOnceWith(false)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Stage' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith('b')
  })
})

describe('ContextMenu', () => {
  it('ContextMenu opens at what was pressed with the second button, and gives the focus back', async () => {
    const close = vi.fn<() => void>()
    render(
      <ContextMenu label="Lesson 3" items={[{ label: 'Close', onSelect: close }]}>
        <div>
          <a href="/3">Lesson 3</a>
        </div>
      </ContextMenu>,
    )
    const link = screen.getByRole('link')
    await userEvent.pointer({ keys: '[MouseRight]', target: link })
    const menu = await screen.findByRole('menu', { name: 'Lesson 3' })
    await vi.waitFor(() => expect(document.activeElement, 'no item is chosen yet').toBe(menu), 60_000)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Close' }))
    expect(close).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(link), 60_000)
  })

  it('ContextMenu opens with the menu key, on its first item', async () => {
    const rename = vi.fn<() => void>()
    render(
      <ContextMenu label="Lesson 3" items={[{ label: 'Rename', onSelect: rename }]}>
        <a href="/3">Lesson 3</a>
      </ContextMenu>,
    )
    screen.getByRole('link').focus()
    // What a browser makes of the menu key and of Shift F10.
    fireEvent.contextMenu(screen.getByRole('link'), { button: 0 })
    await screen.findByRole('menu')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Rename'), 60_000)
    await userEvent.keyboard('{Enter}')
    expect(rename).toHaveBeenCalledOnce()
  })
})
