import { LANGUAGES } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { noticeOfLi } from '../../shared/testing/notices.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { words } from '../../shared/testing/words.ts'
import { openApp } from './open-app.tsx'

/** Announcements that the server takes for an accident. */

const server = mockBackend()
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const page = (...records: unknown[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })
const notice = { ...noticeOfLi, title: '停课', content: '明天停课。' }

type User = Awaited<ReturnType<typeof openApp>>['user']
const press = async (user: User, role: 'button' | 'menuitem', name: string) =>
  user.click(await screen.findByRole(role, { name }))

beforeEach(() => {
  localStorage.clear()
  startSdk({ role: 'teacher', userInfo: li })
  server.use(answer('/user/userInfo', li))
})

it('a very short announcement is asked about, and sent once more when it is meant', async () => {
  const sent: unknown[] = []
  server.use(
    answer('/notice/getListNotice', page(notice)),
    answer('/lessonClass/clzNameList', []),
    http.post('*/notice/updateNotice', async ({ request }) => {
      const body = await request.text()
      sent.push(body)
      if (/confirm=true|name="confirm"\s+true/.test(body)) return ok(notice)
      return HttpResponse.json({ code: 36_001, message: 'Very short', data: null })
    }),
  )
  const { user } = await openApp('/teacher/notices')
  await press(user, 'button', 'Actions for 停课')
  await press(user, 'menuitem', 'Edit')
  const dialog = await screen.findByRole('dialog', { name: 'Edit announcement' })
  await user.type(within(dialog).getByLabelText(/^Title/), '了')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  const ask = await screen.findByRole('alertdialog')
  await user.click(within(ask).getByRole('button', { name: 'Cancel' }))
  // What was typed stays, and the reason is read in the dialog.
  expect(await within(await screen.findByRole('dialog')).findByText('Very short')).toBeTruthy()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
  const again = await screen.findByRole('alertdialog')
  await user.click(within(again).getAllByRole('button').at(-1) as HTMLElement)
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent).toHaveLength(3)
})

it.each(LANGUAGES)('a very short new announcement stays in its dialog until it is meant, in %s', async (language) => {
  localStorage.setItem('hwjy.language', language)
  server.use(
    answer('/notice/getListNotice', page()),
    answer('/lessonClass/clzNameList', [{ classId: 'cls_1', className: '周末小班 A' }]),
    http.post('*/notice/addNotices', async ({ request }) =>
      (await request.text()).includes('"confirm":true')
        ? ok([notice])
        : HttpResponse.json({ code: 36_001, message: 'Very short', data: null }),
    ),
  )
  const { user } = await openApp('/teacher/notices')
  const heading = await words('notices:new')
  await press(user, 'button', heading)
  const dialog = await screen.findByRole('dialog', { name: heading })
  const title = within(dialog).getByLabelText<HTMLInputElement>(new RegExp(`^${await words('notices:title')}`))
  await user.type(title, '停课')
  await user.type(within(dialog).getByLabelText(new RegExp(`^${await words('notices:content')}`)), '明天')
  const publish = within(dialog).getByRole('button', { name: await words('notices:publish') })
  const ask = async () => {
    await user.click(publish)
    return screen.findByRole('alertdialog', { name: await words('notices:shortTitle') })
  }
  await ask()
  await user.keyboard('{Escape}')
  expect(await within(dialog).findByText('Very short')).toBeTruthy()
  expect(title.value).toBe('停课')
  await user.click(within(await ask()).getByRole('button', { name: await words('notices:shortSend') }))
  expect(await screen.findByText(await words('notices:published', { count: 1 }))).toBeTruthy()
})

it('announcements that find no network stay as they are, and so does what was typed', async () => {
  server.use(
    answer('/notice/getListNotice', page(notice)),
    answer('/lessonClass/clzNameList', [{ classId: 'cls_1', className: '周末小班 A' }]),
  )
  const { user } = await openApp('/teacher/notices')
  await refuseInTurn(server, {
    path: '/notice/deleteNotice',
    codes: [],
    ask: async () => {
      await press(user, 'button', 'Actions for 停课')
      await press(user, 'menuitem', 'Delete')
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    },
  })
  const writeAndSend = async (path: string, submit: string) => {
    const dialog = await screen.findByRole('dialog')
    const title = within(dialog).getByLabelText<HTMLInputElement>(/^Title/)
    const content = within(dialog).getByLabelText<HTMLTextAreaElement>(/^Text/)
    await user.type(title, '了')
    await user.type(content, '！')
    const ask = () => user.click(within(dialog).getByRole('button', { name: submit }))
    await refuseInTurn(server, { path, codes: [], ask, place: () => dialog })
    expect([title.value.endsWith('了'), content.value.endsWith('！')]).toEqual([true, true])
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  }
  await press(user, 'button', 'Actions for 停课')
  await press(user, 'menuitem', 'Edit')
  await writeAndSend('/notice/updateNotice', 'Save')
  await press(user, 'button', 'New announcement')
  await writeAndSend('/notice/addNotices', 'Publish')
  expect(screen.getByRole('heading', { name: '停课' })).toBeTruthy()
})
