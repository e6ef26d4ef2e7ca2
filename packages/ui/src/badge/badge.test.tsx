import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Badge } from './badge.tsx'

it('a Badge is plain text to readers, with a different look for each tone', () => {
  render(
    <>
      <Badge tone="danger">3</Badge>
      <Badge>12</Badge>
    </>,
  )
  expect(screen.getByText('3').className).not.toBe(screen.getByText('12').className)
})
