import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { film, lessonWithFilms } from '../../shared/testing/replays.ts'
import { kept } from '../../shared/testing/kept-in-memory.ts'
import { openMarking } from './marking-backend.ts'
import { openApp } from './open-app.tsx'
import { enquiry, page, startOffice } from './school-office-backend.ts'

/** Text in a small dialog is there again after the tab was closed, and gone once it is sent. */

vi.mock('idb-keyval', () => import('../../shared/testing/kept-in-memory.ts'))

const server = mockBackend()
/** Opens the page anew and, on it, the dialog. */
const dialogs = {
  async 'why a film is rejected'() {
    startSdk({ role: 'teacher', userInfo: li })
    server.use(
      answer('/user/userInfo', li),
      answer('/ext/replays/waiting', page(lessonWithFilms({ ...film, isOwn: false }))),
    )
    const { user } = await openApp('/teacher/replays/decide')
    await user.click(await screen.findByRole('button', { name: 'Reject' }))
    return user
  },
  async 'why a work is returned'() {
    const { user } = await openMarking(server, '/corrects?answerPaperId=anp_Anna')
    await user.click(await screen.findByRole('button', { name: 'Return' }))
    return user
  },
  async 'a note about an enquiry'() {
    startOffice(server)
    server.use(answer('/ext/school/enquiries/list', { ...page(enquiry), counts: [{ state: 'new', count: 1 }] }))
    const { user } = await openApp('/teacher/school/enquiries')
    await user.click(await screen.findByRole('button', { name: 'Add a note' }))
    return user
  },
} as const
const sending = {
  'why a film is rejected': ['Reject', '/ext/replays/decide'],
  'why a work is returned': ['Return', '/ext/answerPaper/return'],
  'a note about an enquiry': ['Save', '/ext/school/enquiries/state'],
} as const

const field = async () => within(await screen.findByRole('dialog')).findByRole<HTMLTextAreaElement>('textbox')

beforeEach(() => {
  kept.clear()
  localStorage.clear()
})

it.each(Object.keys(dialogs) as (keyof typeof dialogs)[])(
  '%s is there again in a new tab, until it is sent',
  async (what) => {
    const user = await dialogs[what]()
    await user.type(await field(), '第一行{Enter}第二行')
    cleanup()
    sessionStorage.clear()
    const again = await dialogs[what]()
    await waitFor(async () => expect((await field()).value).toBe('第一行\n第二行'))
    // A draft is no mark that the server refused: the outbox has a database of its own.
    const alerts = screen.queryAllByRole('alert', { hidden: true }).map(({ textContent }) => textContent)
    expect(alerts.filter((text) => text !== '')).toEqual([])
    const [label, path] = sending[what]
    server.use(answer(path, {}))
    await again.click(within(screen.getByRole('dialog')).getByRole('button', { name: label }))
    await waitFor(() => expect(kept.size).toBe(0))
  },
)
