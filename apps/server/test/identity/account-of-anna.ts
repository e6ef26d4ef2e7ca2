/** One student and the keys of her account. */
import { phoneOfAccount, readCode } from '../calls/credentials.ts'
import type { Answer, TestSchool } from '../support/test-school.ts'

export const annasPhone = phoneOfAccount('student.anna')
export const newPassword = { password: 'Kite-river-27', passwordAgain: 'Kite-river-27' }

export const TABLET = {
  deviceId: 'tablet',
  'user-agent':
    'Mozilla/5.0 (iPad; CPU OS 16_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.1 Mobile/15E148 Safari/604.1',
}

/** What the sessions of a sign-in's answer send. */
export const bearer = ({ data }: Answer) => ({
  authorization: `Bearer ${(data as { accessToken: string }).accessToken}`,
})

export const accountOfAnna = (school: TestSchool) => school.data('studentAccountInfo', {}, 'student.anna')

export async function codeForAnna(school: TestSchool, operation: string): Promise<string> {
  await school.call('studentSendSmsCode', { operation }, { as: 'student.anna' })
  return readCode(school, annasPhone)
}

/** Two things of one moment have no order; people never do two at once. */
export const aMomentLater = (school: TestSchool) => school.clock.advance(1)

/** What the account's people were told of it, the newest first. */
export async function told(school: TestSchool, as = 'student.anna') {
  const { records } = await school.data('studentListMessages', { category: 'account' }, as)
  return records.map(({ kind }) => kind)
}

/** What went to a phone, the newest first. */
export async function textsTo(school: TestSchool, { zone, mobile }: { zone: string; mobile: string }) {
  const { data } = await school.call('listOutboxMessages', { recipient: `${zone}${mobile}` })
  return (data as { text: string }[]).map(({ text }) => text)
}
