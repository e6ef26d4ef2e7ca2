/** Codes, tickets and puzzles, got as people get them. */
import { eq } from 'drizzle-orm'
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

/** A puzzle, looked at as only a test can: gaps are dark, and one of them has the outline of the piece. */
export async function solvedPuzzle(school: TestSchool, at: { address?: string } = {}) {
  const { data } = await school.call('getCaptcha', {}, at)
  const { captchaId, picture, top, width, pieceWidth } = data as {
    captchaId: string
    picture: string
    top: number
    width: number
    pieceWidth: number
  }
  const gaps = [...picture.matchAll(/<path d="M([^"]+)Z" fill="#000"/g)].map(([, path = '']) => {
    const points = path.split('L').map((point) => point.split(' ').map(Number))
    const middle = (axis: number) => {
      const values = points.map((point) => point[axis] ?? 0)
      return (Math.min(...values) + Math.max(...values)) / 2
    }
    return { left: middle(0) - pieceWidth / 2, top: middle(1) - pieceWidth / 2 }
  })
  const [gap] = gaps.sort((a, b) => Math.abs(a.top - top) - Math.abs(b.top - top))
  const value = Math.max(0, Math.min(100, Math.round(((gap?.left ?? 0) / (width - pieceWidth)) * 100)))
  const track = [0.2, 0.4, 0.6, 0.8, 1].map((part) => Math.round(value * part))
  return { captchaId, value, durationMs: 900, track }
}
