import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { IntoView } from './into-view.tsx'

it('a message of an answer is scrolled into sight each time it appears', () => {
  const scroll = vi.fn<() => void>()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll)
  const { rerender } = render(<IntoView message={null}>…</IntoView>)
  expect(scroll).not.toHaveBeenCalled()
  rerender(<IntoView message="not-loaded">…</IntoView>)
  expect(scroll).toHaveBeenCalledTimes(1)
  rerender(<IntoView message={null}>…</IntoView>)
  rerender(<IntoView message="not-loaded">…</IntoView>)
  expect(scroll).toHaveBeenCalledTimes(2)
})
