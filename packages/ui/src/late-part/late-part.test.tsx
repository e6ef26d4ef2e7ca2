import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { latePart } from './late-part.tsx'

const Menu = () => <p>menu</p>

function scene(load: () => Promise<typeof Menu>) {
  const LateMenu = latePart(load)
  return ({ reason }: { reason: number | null }) => <LateMenu reason={reason} props={{}} />
}

describe('a late part', () => {
  it('a late part is fetched with the first reason, and only once', async () => {
    const load = vi.fn<() => Promise<typeof Menu>>(async () => Menu)
    const Scene = scene(load)
    const { rerender } = render(<Scene reason={null} />)
    expect(load).not.toHaveBeenCalled()
    rerender(<Scene reason={1} />)
    expect(await screen.findByText('menu')).toBeTruthy()
    rerender(<Scene reason={2} />)
    expect(load).toHaveBeenCalledOnce()
  })

  it('a late part is asked for again with the next reason when it could not be fetched', async () => {
    const load = vi
      .fn<() => Promise<typeof Menu>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValueOnce(Menu)
    const Scene = scene(load)
    const { rerender } = render(<Scene reason={1} />)
    await vi.waitFor(() => expect(load).toHaveReturned(), 60_000)
    expect(screen.queryByText('menu')).toBeNull()
    rerender(<Scene reason={2} />)
    expect(await screen.findByText('menu')).toBeTruthy()
  })
})
