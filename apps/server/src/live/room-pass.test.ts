import { expect, it } from 'vitest'
import { createSigner } from '../auth/tokens.ts'
import { createRoomPasses, PASS_LIFETIME_MS } from './room-pass.ts'
import { createSignOuts } from './sign-outs.ts'

const signer = createSigner('a secret of more than thirty-two characters')
const passes = createRoomPasses(signer)
const now = Date.parse('2026-11-20T01:00:00.000Z')
const holder = { roomId: 'les_1', userId: 'usr_anna', role: 'student', name: 'Anna', sessionId: 'ses_1' } as const

it('a pass is good for two minutes, for the door that it was made for', async () => {
  const { token } = await passes.issue('room', holder, now)
  expect(await passes.read('room', token, now)).toMatchObject(holder)
  expect(await passes.read('rtc', token, now)).toBe('invalid')
  expect(await passes.read('room', token, now + PASS_LIFETIME_MS)).toBe('expired')
})

it('a pass that belongs to no sign-in opens nothing, though it is signed', async () => {
  const { sessionId: _, ...nobodys } = { ...holder, expiresAt: now + PASS_LIFETIME_MS }
  for (const pass of [nobodys, { ...nobodys, sessionId: null }])
    expect(await passes.read('room', await signer.sign('room', pass), now)).toBe('expired')
})

it('a pass ends with its own sign-in or with all of its holder, and with no other', async () => {
  const pass = { ...holder, expiresAt: now + PASS_LIFETIME_MS }
  const voidedBy = (whose: string) => {
    const signOuts = createSignOuts({ now: () => now })
    signOuts.note(whose)
    return signOuts.voids(pass)
  }
  expect(['ses_1', 'usr_anna', 'ses_2', 'usr_ben'].map(voidedBy)).toEqual([true, true, false, false])
})
