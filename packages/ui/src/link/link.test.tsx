import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { Link } from './link.tsx'

it('Link is a link, also over a router’s own', () => {
  const RouterLink = ({ to, children, ...props }: { to: string; children: ReactNode }) => (
    <a href={to} {...props}>
      {children}
    </a>
  )
  render(
    <Link asChild className="mine">
      <RouterLink to="/homework">Homework</RouterLink>
    </Link>,
  )
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('/homework')
  expect(link.classList.contains('mine')).toBe(true)
})
