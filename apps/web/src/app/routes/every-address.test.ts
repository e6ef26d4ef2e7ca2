/** Every address of a signed-in person: a sign-in on the way leads back to it, and the other role is told whose it is. */
import type { Role } from '@hwjy/sdk'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { returnPath } from '../../shared/session/return-path.ts'
import { signedInRoutes } from './signed-in-routes.tsx'

/** Lists the pages of a role by their addresses, as people type them. */
const addressesOf = (role: Role) =>
  signedInRoutes(role).pages.flatMap(({ path, handle }) =>
    path !== undefined && handle?.roles.includes(role) === true ? [path.replaceAll(/:\w+/g, '7')] : [],
  )

describe.each([
  ['teacher', 'student'],
  ['student', 'teacher'],
] as const)('an address of a %s', (role, other) => {
  const addresses = addressesOf(role)

  it.each(addresses)('%s is where a sign-in leads back to', (address) =>
    expect(returnPath({ from: `${address}?x=1` }, role)).toBe(`${address}?x=1`),
  )

  const shared = new Set(addressesOf(other))
  const others = [...signedInRoutes(other).pages]
  it.each(addresses.filter((address) => !shared.has(address)))('%s tells the other role whose it is', (address) => {
    const found = matchRoutes(others, address)?.at(-1)?.route
    expect(found).toBeDefined()
    expect(found?.path).not.toBe('*')
  })
})
