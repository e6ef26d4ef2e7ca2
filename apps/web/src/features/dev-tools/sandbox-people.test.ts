import { expect, it } from 'vitest'
import { newPerson, returnAddress, sandboxPeople } from './sandbox-people.ts'

/** As the server's sandbox reads a code. */
const asServer = /^sandbox-([A-Za-z0-9_]{4,64})-(.{1,50})$/u

it.each([...sandboxPeople, newPerson(0), newPerson(0.99999)])(
  '$nickname comes back as the sandbox reads it',
  (person) => {
    const params = new URL(returnAddress('their-state', person), 'http://localhost').searchParams
    expect(asServer.exec(params.get('code') ?? '')?.slice(1)).toEqual([person.openId, person.nickname])
    expect(params.get('state')).toBe('their-state')
  },
)

it('who does not allow it comes back without a code', () =>
  expect(returnAddress('their-state', null)).toBe('/wxlogin?state=their-state'))
