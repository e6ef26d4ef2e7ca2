import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Skeleton } from './skeleton.tsx'

it('Skeleton is hidden from readers and has as many lines as it stands for', () => {
  const { container } = render(<Skeleton lines={3} />)
  const skeleton = container.firstElementChild
  expect(skeleton?.getAttribute('aria-hidden')).toBe('true')
  expect(skeleton?.children).toHaveLength(3)
})
