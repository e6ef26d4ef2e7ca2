import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Card } from './card.tsx'

it('Card dresses the element it is given', () => {
  render(
    <Card asChild>
      <section aria-label="Next lesson">19:00</section>
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Next lesson' }).className).not.toBe('')
})
