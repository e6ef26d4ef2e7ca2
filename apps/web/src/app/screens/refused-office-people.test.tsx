import { LANGUAGES, type SchoolPerson, type SchoolPersonDetail } from '@hwjy/sdk'
import { errorCodes, errorSentences } from '@hwjy/sdk/errors'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { i18n, setLanguage } from '../../shared/i18n/i18n.ts'
import { answer, mockBackend } from '../../shared/testing/backend.ts'
import { refuseInOwnWords, refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'
import { detail, enquiry, mia, page, startOffice } from './school-office-backend.ts'

/** What the server refuses an administrator about people, and where each refusal is read. */

const server = mockBackend()
const ben: SchoolPerson = { ...mia, personId: 'usr_ben', name: 'Ben Okafor', username: 'ben.okafor' }
beforeEach(() => {
  startOffice(server)
  server.use(answer('/ext/school/people/list', page(mia, ben)))
})

type User = Awaited<ReturnType<typeof openApp>>['user']

/** The answer that goes on; in each language it is the last. */
const goOn = async (user: User) => {
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getAllByRole('button').at(-1) as HTMLElement)
}

/** The page of a person; `card` is the part of it under a heading. */
async function openPerson(person: Partial<SchoolPerson>, more: Partial<SchoolPersonDetail> = {}) {
  server.use(answer('/ext/school/people/get', { ...detail, ...more, person: { ...mia, ...person } }))
  const { user } = await openApp('/teacher/school/people/usr_mia')
  await screen.findByRole('heading', { level: 2, name: 'Profile' })
  const card = (name: string) =>
    screen.getByRole('heading', { level: 2, name }).closest<HTMLElement>('section, form') as HTMLElement
  return { user, card }
}

it('a person who cannot be added is said beside the phone or the ID, and what was typed stays', async () => {
  const { user } = await openApp('/teacher/school/people')
  await user.click(await screen.findByRole('button', { name: 'Add person' }))
  const dialog = await screen.findByRole('dialog')
  const field = (name: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(name)
  await user.type(field(/^Name/), 'Mia Rossi')
  await user.type(field(/^ID in your own system/), 'S-17')
  const add = () => user.click(within(dialog).getByRole('button', { name: 'Add person' }))
  await refuseInTurn(server, {
    path: '/people/add',
    codes: [30_101, 37_002],
    ask: add,
    place: () => dialog,
  })
  expect(field(/^ID in your own system/).getAttribute('aria-invalid')).toBe('true')
  expect(field(/^Name/).value).toBe('Mia Rossi')
})

it('an ID that is taken is called in its refusal as its field is called, in each language', async () => {
  await openPerson({})
  for (const language of LANGUAGES) {
    await act(() => setLanguage(language))
    const label = i18n.t('schoolOffice:people.externalId')
    expect(screen.getByLabelText(label)).toBeTruthy()
    expect(errorSentences[errorCodes.externalIdTaken][language]).toContain(label)
  }
  await act(() => setLanguage('en-US'))
})

it('a change of a person that is refused is said in the form, and what was typed stays', async () => {
  const { user, card } = await openPerson({})
  const form = card('Profile')
  const save = within(form).getByRole('button', { name: 'Save' })
  const name = within(form).getAllByLabelText<HTMLInputElement>(/^Name/)[0] as HTMLInputElement
  await user.type(name, ' 2')
  const ask = { path: '/people/update', ask: () => user.click(save), place: () => form }
  await refuseInTurn(server, { ...ask, codes: [30_101, 37_002, 37_005] })
  await refuseInOwnWords(server, { ...ask, refusals: [{ code: 37_001, says: 'limits:refused.usernameTaken' }] })
  expect(
    within(form)
      .getByLabelText(/^Username/)
      .getAttribute('aria-invalid'),
  ).toBe('true')
  expect(name.value).toBe('Mia Rossi 2')
})

it('the last administrator is not reset, closed or let go, and each part of the page says why', async () => {
  const { user, card } = await openPerson({ role: 'teacher', state: 'active', permissions: ['school.admin'] })
  const place = () => card('Sign-in')
  const pressed = (name: string) => async () => {
    await user.click(within(place()).getByRole('button', { name }))
    await goOn(user)
  }
  await refuseInTurn(server, { path: '/people/reset', codes: [37_003, 37_005], ask: pressed('Reset password'), place })
  await refuseInTurn(server, { path: '/people/close', codes: [37_003], ask: pressed('Close account'), place })
  const permissions = card('Permissions')
  await user.click(within(permissions).getByRole('checkbox', { name: /^Administrator/ }))
  await refuseInTurn(server, {
    path: '/people/permissions',
    codes: [37_003],
    ask: () => user.click(within(permissions).getByRole('button', { name: 'Save' })),
    place: () => permissions,
  })
})

it('an account that is not reopened stays closed, and the card says why', async () => {
  const { user, card } = await openPerson({ state: 'closed' })
  const place = () => card('Sign-in')
  const reopen = () => user.click(within(place()).getByRole('button', { name: 'Reopen account' }))
  await refuseInTurn(server, { path: '/people/reopen', codes: [], ask: reopen, place })
  expect(within(place()).getByRole('button', { name: 'Reopen account' })).toBeTruthy()
})

it.each([
  ['student', '/invitations/student'],
  ['teacher', '/invitations/teacher'],
] as const)('a %s who was closed meanwhile is not invited, and the card says why', async (role, path) => {
  const { user, card } = await openPerson({ role })
  const place = () => card('Sign-in')
  const invite = () => user.click(within(place()).getByRole('button', { name: 'Invite' }))
  await refuseInTurn(server, { path, codes: [37_005], ask: invite, place })
})

const invitation = {
  invitationId: 'inv_1',
  person: { personId: 'usr_mia', name: 'Mia Rossi', nickname: 'Mia' },
  role: 'student',
  state: 'open',
  createdAt: '2026-11-20T01:00:00.000Z',
  expiresAt: '2026-12-04T01:00:00.000Z',
  usedAt: null,
} as const

it('an invitation that was used meanwhile is not revoked, and the card says so and shows the person anew', async () => {
  const { user, card } = await openPerson({ state: 'invited' }, { invitation })
  const signIn = card('Sign-in')
  const revoke = within(signIn).getByRole('button', { name: 'Revoke invitation' })
  const ask = { path: '/invitations/revoke', ask: () => user.click(revoke), place: () => signIn }
  await refuseInTurn(server, { ...ask, codes: [] })
  await refuseInOwnWords(server, {
    ...ask,
    refusals: [{ code: 37_004, reason: 'used', says: 'schoolOffice:signIn.invitationOver' }],
  })
  server.use(answer('/ext/school/people/get', { ...detail, person: { ...mia, state: 'active' } }))
  await user.click(revoke)
  expect(await within(signIn).findByRole('button', { name: 'Reset password' })).toBeTruthy()
  expect(within(signIn).queryByRole('button', { name: 'Revoke invitation' })).toBeNull()
})

it('a family that cannot be joined stays in its dialog with the reason', async () => {
  const { user } = await openPerson({})
  await user.click(screen.getByRole('button', { name: 'Share an account' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: /Ben Okafor/ }))
  const join = within(dialog).getByRole('button', { name: 'Share an account' })
  const ask = { path: '/families/join', ask: () => user.click(join), place: () => dialog }
  await refuseInTurn(server, { ...ask, codes: [37_006] })
  await refuseInOwnWords(server, {
    ...ask,
    refusals: ['no-account', 'same-family', 'shared-already'].map((reason) => ({
      code: 37_006,
      reason,
      says: `schoolOffice:family.refused.${reason}`,
    })),
  })
})

it('a student who left the family meanwhile cannot leave it again, and the card says why', async () => {
  const { user, card } = await openPerson({ familySize: 2 }, { family: [ben] })
  const family = card('Family')
  const leave = within(family).getByRole('button', { name: 'Separate account' })
  const ask = {
    path: '/families/leave',
    ask: async () => {
      await user.click(leave)
      await goOn(user)
    },
    place: () => family,
  }
  await refuseInTurn(server, { ...ask, codes: [] })
  await refuseInOwnWords(server, {
    ...ask,
    refusals: [{ code: 37_006, reason: 'alone', says: 'schoolOffice:family.refused.alone' }],
  })
})

it('a family whose student was closed is not invited again, and its card says why', async () => {
  const invited = { ...enquiry, state: 'invited' as const, personId: 'usr_mia' }
  server.use(answer('/ext/school/enquiries/list', { ...page(invited), counts: [{ state: 'invited', count: 1 }] }))
  const { user } = await openApp('/teacher/school/enquiries?state=invited')
  const card = await screen.findByRole('article', { name: '陈妈妈' })
  await refuseInTurn(server, {
    path: '/enquiries/invite',
    codes: [37_005],
    ask: async () => {
      await user.click(within(card).getByRole('button', { name: /^New link/ }))
      await goOn(user)
    },
    place: () => card,
  })
  await refuseInTurn(server, {
    path: '/enquiries/state',
    codes: [],
    ask: () => user.click(within(card).getByRole('button', { name: /^Close the inquiry/ })),
    place: () => card,
  })
  expect(within(card).getByText('Invited')).toBeTruthy()
})
