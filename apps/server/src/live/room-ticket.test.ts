import { expect, it } from 'vitest'
import { createSigner } from '../auth/tokens.ts'
import { createRoomTickets, TICKET_LIFETIME_MS } from './room-ticket.ts'
import { createSignOuts } from './sign-outs.ts'

const signer = createSigner('a secret of more than thirty-two characters')
const tickets = createRoomTickets(signer)
const now = Date.parse('2026-11-20T01:00:00.000Z')
const holder = { roomId: 'les_1', userId: 'usr_anna', role: 'student', name: 'Anna', sessionId: 'ses_1' } as const

it('a ticket is valid for two minutes, and for the purpose it was issued for', async () => {
  const { token } = await tickets.issue('room', holder, now)
  expect(await tickets.read('room', token, now)).toMatchObject(holder)
  expect(await tickets.read('rtc', token, now)).toBe('invalid')
  expect(await tickets.read('room', token, now + TICKET_LIFETIME_MS)).toBe('expired')
})

it('a signed ticket that belongs to no sign-in opens nothing', async () => {
  const { sessionId: _, ...nobodys } = { ...holder, expiresAt: now + TICKET_LIFETIME_MS }
  for (const ticket of [nobodys, { ...nobodys, sessionId: null }])
    expect(await tickets.read('room', await signer.sign('room', ticket), now)).toBe('expired')
})

it('a ticket ends with its own sign-in or with all of its holder, and with no other', async () => {
  const ticket = { ...holder, expiresAt: now + TICKET_LIFETIME_MS }
  const voidedBy = (whose: string) => {
    const signOuts = createSignOuts({ now: () => now })
    signOuts.note(whose)
    return signOuts.voids(ticket)
  }
  expect(['ses_1', 'usr_anna', 'ses_2', 'usr_ben'].map(voidedBy)).toEqual([true, true, false, false])
})
