import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

const items = [
  { value: 'people', label: 'People', content: 'Anna' },
  { value: 'files', label: 'Files', content: 'None', isDisabled: true },
  { value: 'chat', label: 'Chat', content: 'Hello' },
] as const

describe('Tabs', () => {
  it('Tabs moves with the arrows past what is disabled, and shows what it stands on', async () => {
    const change = vi.fn<(value: string) => void>()
    render(<Tabs label="Panel" items={items} onValueChange={change} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Chat', selected: true })).toBe(document.activeElement)
    expect(screen.getByRole('tabpanel', { name: 'Chat' }).textContent).toBe('Hello')
    expect(change).toHaveBeenCalledExactlyOnceWith('chat')
  })

  it('Tabs waits for Enter where showing costs something', async () => {
    render(<Tabs label="Panel" items={items} activation="manual" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel').textContent).toBe('Anna')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('tabpanel').textContent).toBe('Hello')
  })
})
