import { describe, expect, it } from 'vitest'
import { pageNameAt } from '../routes/page-at.ts'
import { signedInRoutes } from '../routes/signed-in-routes.tsx'
import { navigationFor } from './navigation-entries.ts'

describe.each(['student', 'teacher'] as const)('the ways on of a %s', (role) => {
  const { pages } = signedInRoutes(role)

  it('lead to pages there are, under their names', () => {
    const entries = navigationFor(role)
    expect(entries.map(({ to }) => pageNameAt(pages, to))).toEqual(entries.map(({ name }) => name))
  })

  it('leave room for "More" in the bottom bar of a phone', () => {
    expect(navigationFor(role).filter(({ isInBar }) => isInBar).length).toBeLessThanOrEqual(4)
  })
})
