/** Codes, tickets and puzzles, got as people get them. */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { eq } from 'drizzle-orm'
import { deriveKey } from '../../src/auth/captcha-work.ts'
import { createTickets } from '../../src/auth/tickets.ts'
import { createSigner } from '../../src/auth/tokens.ts'
import { schema } from '../../src/db/database.ts'
import { createStores } from '../../src/db/stores.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../src/demo/demo-people.ts'
import { networkOf } from '../../src/domain/network.ts'
import { SECRET, type TestSchool } from '../support/test-school.ts'

type Side = 'teacher' | 'student'
const who = { teacher: 'teacher.li', student: 'student.anna' }

/** Nobody has it. */
export const newPhone = { zone: '81', mobile: '9012345678' }

export function phoneOfAccount(username: string) {
  const person = DEMO_PEOPLE.find((candidate) => candidate.username === username)
  if (!person) throw new Error(`${username} is not of the demo`)
  return { zone: '86', mobile: person.mobile }
}

/** The newest code sent to that phone. */
export async function readCode(
  school: TestSchool,
  { zone, mobile }: { zone: string; mobile: string },
): Promise<string> {
  const { data } = await school.call('listOutboxMessages', { recipient: `${zone}${mobile}` })
  const [newest] = data as { text: string }[]
  const code = /\d{6}/.exec(newest?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${mobile}`)
  return code
}

/** As people do before a sensitive change: with a code sent to the account's phone. */
export async function proveByPhone(school: TestSchool, side: Side) {
  await school.data(`${side}SendSmsCode`, { operation: 'confirm' }, who[side])
  const smsCode = await readCode(school, phoneOfAccount(who[side]))
  await school.data(`${side}ProveIdentity`, { smsCode }, who[side])
}

export const signIn = (school: TestSchool, side: Side, headers: Record<string, string> = {}) =>
  school.call(`${side}Login`, { username: who[side], password: DEMO_PASSWORD, captchaVerification: '' }, { headers })

const ticketOf = ({ data }: { data: unknown }) => ({ ticket: (data as { ticket: string }).ticket })

/** A sign-in that asks for the second step, and the code for it. */
export async function enoughForTwoFactor(school: TestSchool, side: Side, headers: Record<string, string> = {}) {
  const { account } = schema
  await school.db.update(account).set({ isTwoFactor: true }).where(eq(account.username, who[side]))
  const ticket = ticketOf(await signIn(school, side, headers))
  await school.call(`${side}SendSmsCode`, { operation: 'twoFactor', ...ticket }, { headers })
  return { ...ticket, smsCode: await readCode(school, phoneOfAccount(who[side])) }
}

/** A sign-in that waits because the account is signed in elsewhere; on a device that the call does not name, too. */
export async function heldBack(school: TestSchool, side: Side, device: { deviceId?: string } = {}) {
  await school.db.update(schema.school).set({ settings: { simultaneousSessions: 1 } })
  await signIn(school, side, { deviceId: 'desk' })
  return ticketOf(await signIn(school, side, { ...device }))
}

/** WeChat that no account has. */
export async function wechatTicket(school: TestSchool, side: Side, code = 'sandbox-open9-Anna') {
  return ticketOf(await school.call(`${side}LoginByWechat`, { code })).ticket
}

/** The work that a captcha asks for, done. */
export async function doneWork(school: TestSchool, at: { address?: string } = {}) {
  const { data } = await school.call('getCaptchaWork', {}, at)
  const { challenge, tries } = data as { challenge: string; tries: number }
  const solution = await solveChallenge({
    challenge: JSON.parse(challenge) as Challenge,
    deriveKey,
    // The answer is in the upper half.
    counterStart: tries / 2,
  })
  if (!solution) throw new Error('the work has no end')
  return { challenge, counter: solution.counter, derivedKey: solution.derivedKey }
}

/** What done work gives, for one call. */
export async function captchaPass(school: TestSchool, at: { address?: string } = {}): Promise<string> {
  const { data } = await school.call('checkCaptchaWork', await doneWork(school, at), at)
  return (data as { captchaVerification: string }).captchaVerification
}

/** The same, for one of many whose computers a test has not got: they ask for the work, and it is as if they did it. */
export async function captchaPassOfAnother(school: TestSchool, at: { address: string }): Promise<string> {
  const signer = createSigner(SECRET)
  const { nonces } = createStores(school.db)
  const { text } = await createTickets(signer, nonces).issue(
    'captcha',
    { network: networkOf(at.address) },
    school.clock.now(),
  )
  return text
}

/** Headers of a browser that keeps a secret, as every page of ours does. */
export const browser = (name: string) => ({ deviceId: name, deviceSecret: `secret-of-${name}`.padEnd(32, '-') })
