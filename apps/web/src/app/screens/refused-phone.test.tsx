import type { SessionList } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { commonZones } from '../../shared/account/phone/common-zones.ts'
import { ownAccount } from '../../shared/testing/account.ts'
import { anna, answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { expectInLanguages } from '../../shared/testing/expect-in-languages.ts'
import { errorOf, paste } from '../../shared/testing/fields.ts'
import { declineProof } from '../../shared/testing/sign-in/proof.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { codeSent } from '../../shared/testing/sign-in/held-back.ts'
import { tooManyTries, wrongCode, wrongPassword } from '../../shared/testing/sign-in/refusal-words.ts'
import { openApp } from './open-app.tsx'

/** What another phone, WeChat and the list of devices are refused with, in the security center. */

const server = mockBackend()
const signInWays = ['username', 'sms', 'wechat']

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSdk({ role: 'student', userInfo: anna })
  server.use(
    ...ownAccount(),
    answer('/common/baseInfo', { demo: null, signInWays }),
    answer('/common/phoneZoneList', commonZones('en-US')),
  )
})

it('another phone that is refused keeps what was typed, with the reason at its place', async () => {
  const path = '/user/updateMobile'
  sessionStorage.setItem('hwjy.draft.phoneChange', JSON.stringify({ oldPhone: 'proven', until: Date.now() + 60_000 }))
  server.use(answer('/user/code/sms', codeSent))
  const { user } = await openApp('/security')
  const dialog = await screen.findByRole('dialog', { name: 'Change phone number' })
  await paste(user, 'New phone number', '13900000009', dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Send code' }))
  await paste(user, '6-digit code', '482913', dialog)
  await paste(user, 'Your password', 'Huawen-2026', dialog)
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Save' }))

  const phone = () => errorOf('New phone number', dialog)
  await refuseInTurn(server, { path, codes: [30_101], ask: save, place: phone, cut: () => dialog })
  await refuseInTurn(server, { path, codes: [30_111, 30_112], ask: save, place: () => dialog })
  server.use(refusal(path, 50_003, '', { retryAfterSeconds: 90 }))
  await save()
  await within(dialog).findByRole('timer')
  await expectInLanguages(dialog, tooManyTries)
  server.use(refusal(path, 50_004, ''))
  await save()
  await within(dialog).findByText(wrongCode['en-US'])
  await expectInLanguages(errorOf('6-digit code', dialog), wrongCode)
  server.use(refusal(path, 50_001, ''))
  await save()
  await within(dialog).findByText(wrongPassword['en-US'])
  await expectInLanguages(errorOf('Your password', dialog), wrongPassword)
  await declineProof(server, user, path, save)
  expect(within(dialog).getByLabelText<HTMLInputElement>('New phone number').value).toMatch(/139/)
})

it('a phone that is not kept because the server was not reached says so under its notice', async () => {
  const phoneChange = { zone: '86', mobile: '139****9999', effectiveAt: '2099-11-24T20:21:00.000Z' }
  server.use(...ownAccount({ phoneChange }))
  const { user } = await openApp('/security')
  const keep = await screen.findByRole('button', { name: 'Keep this number' })
  await refuseInTurn(server, {
    path: '/ext/account/keepPhone',
    codes: [],
    ask: () => user.click(keep),
    place: () => screen.getByRole('main'),
  })
  expect(screen.getByText(/139\*{4}999/)).toBeTruthy()
})

it('WeChat that is not unlinked leaves the question open with the reason', async () => {
  server.use(...ownAccount({ wechat: { nickname: 'Anna', boundAt: '2026-11-01T00:00:00.000Z' } }))
  const { user } = await openApp('/security')
  await user.click(await screen.findByRole('button', { name: 'Unlink' }))
  const dialog = await screen.findByRole('dialog', { name: 'Unlink WeChat?' })
  const ask = () => user.click(within(dialog).getByRole('button', { name: 'Unlink' }))
  await refuseInTurn(server, { path: '/user/socialUnBind/webWx', codes: [30_107, 30_110], ask, place: () => dialog })
})

const device = { kind: 'phone', browser: 'Safari', system: 'iOS', model: 'iPhone' } as const
const used = { device, lastSeenAt: '2026-11-02T00:00:00.000Z', isCurrent: false }

it('devices that are not signed out or removed stay in their lists, and the page says why', async () => {
  const createdAt = '2026-11-01T00:00:00.000Z'
  const session = { ...used, createdAt, sessionId: 'ses_1', address: '203.0.113.0' }
  const list: SessionList = { sessions: [session], devices: [{ ...used, firstSeenAt: createdAt, deviceId: 'dev_1' }] }
  server.use(answer('/ext/account/sessions', list))
  const { user } = await openApp('/security')
  const all = await screen.findByRole('region', { name: 'Where you’re signed in' })
  const known = screen.getByRole('region', { name: 'Known devices' })
  for (const [path, part, name] of [
    ['/ext/account/endSession', all, 'Sign out'],
    ['/ext/account/endOtherSessions', all, 'Sign out of all other devices'],
    ['/ext/account/forgetDevice', known, 'Remove'],
  ] as const) {
    await refuseInTurn(server, {
      path,
      codes: [],
      ask: async () => {
        await user.click(within(part).getByRole('button', { name }))
        const question = within(await screen.findByRole('alertdialog'))
        await user.click(question.getAllByRole('button').at(-1) as HTMLElement)
      },
      place: () => part,
    })
  }
  expect(screen.getAllByText('Safari on iPhone')).toHaveLength(2)
})

/** WeChat has sent the user back with a code. */
async function returnFromWechat() {
  const request = { state: 'state-1', purpose: 'bind', role: 'student', from: '/security' }
  sessionStorage.setItem('hwjy.oauth', JSON.stringify(request))
  return openApp('/wxlogin?code=code-of-wechat&state=state-1')
}

it('WeChat that is not linked because the server was not reached says so, with the way back', async () => {
  await refuseInTurn(server, { path: '/user/webSocialBind/webWx', codes: [], ask: returnFromWechat })
  expect(screen.getByRole('link', { name: 'Back to Security center' }).getAttribute('href')).toBe('/security')
})

it.each([30_106, 50_009])('WeChat that is not linked says why (%i), with the way back', async (code) => {
  server.use(refusal('/user/webSocialBind/webWx', code, `Refused by ${code}`))
  await returnFromWechat()
  expect(await screen.findByText(`Refused by ${code}`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Security center' }).getAttribute('href')).toBe('/security')
})

it('WeChat is linked to nobody who does not confirm who they are', async () => {
  const path = '/user/webSocialBind/webWx'
  server.use(refusal(path, 30_115, '', { ways: ['password'] }))
  const { user } = await returnFromWechat()
  await declineProof(server, user, path, async () => undefined)
  await screen.findByText(/^Nothing was changed/)
  await expectInLanguages(screen.getByRole('main'), {
    'en-US': /Nothing was changed\. WeChat is linked only after/,
    'zh-CN': /确认是你本人之后才能绑定微信/,
    'ja-JP': /本人確認のあとに WeChat と連携できます/,
  })
})
