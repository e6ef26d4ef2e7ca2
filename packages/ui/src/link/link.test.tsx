import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Link } from './link.tsx'

it('is a link, also over a router’s own', () => {
  const RouterLink = ({ to, ...props }: { to: string }) => <a href={to} {...props} />
  render(
    <Link asChild className="mine">
      <RouterLink to="/homework" />
    </Link>,
  )
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('/homework')
  expect(link.classList.contains('mine')).toBe(true)
})
