import type { SchoolPersonDetail } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'
import { detail, lin, mia, startOffice } from './school-office-backend.ts'

const server = mockBackend()

beforeEach(() => startOffice(server))

describe('the school office', () => {
  it('tells an empty school what comes first', async () => {
    await openApp('/teacher/school')
    expect(await screen.findByRole('heading', { name: 'Set up your school' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Import from a file' })).toBeTruthy()
  })

  it('brings the part that is open into view, because the row of parts may be wider than the screen', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    await openApp('/teacher/school/log')
    await screen.findByRole('heading', { level: 1, name: 'Activity log' })
    const parts = within(screen.getByRole('navigation', { name: 'School office' }))
    expect(shown.mock.contexts).toContain(parts.getByRole('link', { name: 'Activity log' }))
  })

  it('keeps what was typed when the server refuses a new person, and says it beside the field', async () => {
    server.use(refusal('/ext/school/people/add', 37001, 'This username is taken.'))
    const { user } = await openApp('/teacher/school/people')
    await user.click(await screen.findByRole('button', { name: 'Add person' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Name/), 'Mia Rossi')
    await user.type(dialog.getByLabelText('Username'), 'mia.rossi')
    await user.click(dialog.getByRole('button', { name: 'Add person' }))
    expect(await dialog.findByText('Another person has this username.')).toBeTruthy()
    expect(dialog.getByLabelText<HTMLInputElement>('Username').value).toBe('mia.rossi')
    expect(dialog.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the list of people again, without the form, after a person was added', async () => {
    server.use(answer('/ext/school/people/add', detail))
    const { user } = await openApp('/teacher/school/people')
    await user.click(await screen.findByRole('button', { name: 'Add person' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Name/), 'Mia Rossi')
    await user.click(dialog.getByRole('button', { name: 'Add person' }))
    await screen.findByRole('heading', { level: 1, name: /Mia Rossi/ })
    const parts = within(screen.getByRole('navigation', { name: 'School office' }))
    await user.click(parts.getByRole('link', { name: 'People' }))
    await screen.findByRole('heading', { level: 1, name: 'People' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('sends only what was changed of a person, with what the change is based on', async () => {
    let sent: URLSearchParams | undefined
    server.use(
      http.post('*/ext/school/people/update', async ({ request }) => {
        sent = new URLSearchParams(await request.text())
        return HttpResponse.json({ code: 200, message: 'ok', data: detail })
      }),
    )
    const { user } = await openApp('/teacher/school/people/usr_mia')
    const field = await screen.findByLabelText('Parent’s name')
    await user.type(field, 'Rosa Rossi')
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
    await waitFor(() => expect(sent).toBeDefined())
    expect(Object.fromEntries(sent ?? [])).toEqual({
      personId: 'usr_mia',
      basedOn: '2026-11-20T01:00:00.000Z',
      parentName: 'Rosa Rossi',
    })
  })

  it('shows an invitation once, with its link and a code to scan', async () => {
    const invitation = {
      invitationId: 'inv_1',
      person: { personId: 'usr_mia', name: 'Mia Rossi', nickname: 'Mia' },
      role: 'student',
      state: 'open',
      createdAt: '2026-11-20T01:00:00.000Z',
      expiresAt: '2026-12-04T01:00:00.000Z',
      usedAt: null,
    }
    const link = 'https://class.example/hwjy-web/invitation#9nP0c4tGm2kXv7yQ1sWd3fHj5LzRb8Te6UaYoIiKpVw'
    server.use(answer('/ext/school/invitations/student', { invitation, link }))
    const { user } = await openApp('/teacher/school/people/usr_mia')
    await user.click(await screen.findByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(link)).toBeTruthy()
    expect(dialog.getByRole('img', { name: 'QR code of the invitation for Mia Rossi' })).toBeTruthy()
  })

  it('is no entry of the navigation for a teacher without the permission', async () => {
    const li = { ...lin, buttons: [] }
    startSdk({ role: 'teacher', userInfo: li })
    server.use(answer('/user/userInfo', li))
    await openApp('/messages')
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'School' })).toBeNull()
  })
})

describe('a change of what another administrator changed meanwhile', () => {
  const BASE = '2026-11-20T01:00:00.000Z'
  const LATER = '2026-11-20T02:00:00.000Z'

  /** A server on which a change that is not based on `later` is refused; tells what was sent. */
  function changedMeanwhile(later: SchoolPersonDetail) {
    const sent: Record<string, string>[] = []
    server.use(
      http.post('*/ext/school/people/update', async ({ request }) => {
        const form = Object.fromEntries(new URLSearchParams(await request.text()))
        sent.push(form)
        if (form.basedOn === later.updatedAt) return HttpResponse.json({ code: 200, message: 'ok', data: later })
        server.use(answer('/ext/school/people/get', later))
        return HttpResponse.json({ code: 409, message: 'It was changed meanwhile.', data: { updatedAt: LATER } })
      }),
    )
    return sent
  }
  const later = { ...detail, person: { ...mia, name: 'Mia Bianchi', nickname: 'Mimi' }, updatedAt: LATER }

  async function saveBoth() {
    const { user } = await openApp('/teacher/school/people/usr_mia')
    const [name] = await screen.findAllByLabelText<HTMLInputElement>(/^Name/)
    if (!name) throw new Error('no field for the name')
    await user.clear(name)
    await user.type(name, 'Mia Verdi')
    await user.type(screen.getByLabelText('Parent’s name'), 'Rosa Rossi')
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
    const notice = await screen.findByRole('region', { name: 'Someone else changed this while you were editing' })
    return { user, name, notice: within(notice) }
  }

  it('is shown field by field, and mine is sent again on theirs when it is kept', async () => {
    const sent = changedMeanwhile(later)
    const { user, notice } = await saveBoth()
    const rows = notice.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows).toEqual(['FieldTheirsYours', 'NameMia BianchiMia Verdi', 'Name in classMimiUnchanged'])
    expect(document.activeElement?.textContent).toBe('Someone else changed this while you were editing')
    await user.click(notice.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /while you were editing/ })).toBeNull())
    expect(sent).toEqual([
      { personId: 'usr_mia', basedOn: BASE, name: 'Mia Verdi', parentName: 'Rosa Rossi' },
      { personId: 'usr_mia', basedOn: LATER, name: 'Mia Verdi', parentName: 'Rosa Rossi' },
    ])
  })

  it('gives way to theirs when that is chosen, keeps what was typed elsewhere, and can be taken back', async () => {
    const sent = changedMeanwhile(later)
    const { user, name, notice } = await saveBoth()
    await user.click(notice.getByRole('button', { name: 'Take theirs' }))
    const parent = screen.getByLabelText<HTMLInputElement>('Parent’s name')
    expect([name.value, parent.value, sent.length]).toEqual(['Mia Bianchi', 'Rosa Rossi', 1])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect([name.value, parent.value]).toEqual(['Mia Verdi', 'Rosa Rossi'])
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ basedOn: LATER, name: 'Mia Verdi' })
  })

  it('is sent again without a question when they changed nothing that this form shows', async () => {
    const sent = changedMeanwhile({ ...detail, signIns: 3, updatedAt: LATER })
    const { user } = await openApp('/teacher/school/people/usr_mia')
    await user.type(await screen.findByLabelText('Parent’s name'), 'Rosa Rossi')
    await user.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual({ personId: 'usr_mia', basedOn: LATER, parentName: 'Rosa Rossi' })
    expect(screen.queryByRole('region', { name: /while you were editing/ })).toBeNull()
  })
})
