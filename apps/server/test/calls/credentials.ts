/** Codes, tickets and puzzles, got as people get them. */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { eq } from 'drizzle-orm'
import { deriveKey } from '../../src/auth/captcha-work.ts'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../src/demo/demo-people.ts'
import type { TestSchool } from '../support/test-school.ts'

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

/** A sign-in that waits because the account is signed in elsewhere. */
export async function heldBack(school: TestSchool, side: Side) {
  await school.db.update(schema.school).set({ settings: { simultaneousSessions: 1 } })
  await signIn(school, side, { deviceId: 'desk' })
  return ticketOf(await signIn(school, side, { deviceId: 'sofa' }))
}

/** WeChat that no account has. */
export async function wechatTicket(school: TestSchool, side: Side, code = 'sandbox-open9-Anna') {
  return ticketOf(await school.call(`${side}LoginByWechat`, { code })).ticket
}

/** Distances of an outline from its middle, the largest 1. */
function outline(path: string) {
  const points = path.split('L').map((point) => point.split(' ').map(Number))
  // Every outline stands evenly around it, whatever it reaches to.
  const middle = (axis: number) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length
  const [x, y] = [middle(0), middle(1)]
  return { x, y, reach: points.map((point) => Math.hypot((point[0] ?? 0) - x, (point[1] ?? 0) - y)) }
}

/** A puzzle, looked at as only a test can: gaps are dark, and one of them has the outline of the piece. */
export async function solvedPuzzle(school: TestSchool, at: { address?: string } = {}) {
  const { data } = await school.call('getCaptcha', {}, at)
  const { captchaId, picture, piece, width, height, pieceWidth } = data as {
    captchaId: string
    picture: string
    piece: string
    width: number
    height: number
    pieceWidth: number
  }
  const own = outline(/<path d="M([^"]+)Z"/.exec(piece)?.[1] ?? '')
  const unlike = ({ reach }: typeof own) => reach.reduce((sum, one, i) => sum + Math.abs(one - (own.reach[i] ?? 0)), 0)
  const [gap] = [...picture.matchAll(/<path d="M([^"]+)Z" fill="#000"/g)]
    .map(([, path = '']) => outline(path))
    .sort((a, b) => unlike(a) - unlike(b))
  const place = (middle = 0, room: number) =>
    Math.max(0, Math.min(100, Math.round((100 * (middle - pieceWidth / 2)) / (room - pieceWidth))))
  const [value, level] = [place(gap?.x, width), place(gap?.y, height)]
  const track = [0.2, 0.4, 0.6, 0.8, 1].map((part, i) => ({
    value: Math.round(value * part),
    level: Math.round(50 + (level - 50) * part),
    atMs: 150 * (i + 1),
  }))
  return { captchaId, value, level, durationMs: 900, track }
}

/** The work that is asked for instead of a picture, done. */
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
