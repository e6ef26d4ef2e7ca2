import type { Thread, ThreadMessage, ThreadView } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anna, answer, cutLine, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { noteCut } from '../../shared/testing/refusal-record.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()

const message = (text: string, change: Partial<ThreadMessage> = {}): ThreadMessage => ({
  messageId: `thm_${text}`,
  isMine: false,
  text,
  pictures: [],
  sentAt: '2026-11-20T11:00:00.000Z',
  isRead: false,
  commandId: null,
  ...change,
})
const thread: Thread = {
  threadId: 'thr_1',
  person: { userId: 'usr_li', name: '李静', avatar: null },
  role: 'teacher',
  classNames: ['周末小班 A'],
  unread: 1,
  lastMessage: message('别忘了听写。'),
  sendDenial: null,
}

/** A conversation that keeps what is sent to it. */
function serveThread(change: Partial<Thread> = {}, said = [message('你好！'), message('别忘了听写。')]) {
  const messages = [...said]
  const sent: URLSearchParams[] = []
  const read: string[] = []
  const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
  server.use(
    answer('/ext/im/threads', { records: [thread], total: 1, current: 1, size: 20, pages: 1, unread: 1 }),
    http.post('*/ext/im/thread', () =>
      ok({ thread: { ...thread, ...change }, messages, hasMore: false } satisfies ThreadView),
    ),
    http.post('*/ext/im/readThread', async ({ request }) => {
      read.push(new URLSearchParams(await request.text()).get('messageId') ?? '')
      return ok({ threadId: 'thr_1', unread: 0 })
    }),
    http.post('*/ext/im/sendThreadMessage', async ({ request }) => {
      const input = new URLSearchParams(await request.text())
      sent.push(input)
      const text = input.get('text') ?? ''
      if (text.length < 3 && input.get('confirm') !== 'true')
        return HttpResponse.json({ code: 36_006, message: 'short', data: null })
      const stored = message(text, { isMine: true, commandId: input.get('commandId'), messageId: `thm_${sent.length}` })
      messages.push(stored)
      return ok(stored)
    }),
  )
  return { sent, read }
}

const open = async () => {
  const opened = await openApp('/messages?tab=threads&with=usr_li')
  const log = await screen.findByRole('log', { name: 'Conversation with 李静' })
  return { ...opened, log, write: screen.getByLabelText('Message to 李静') }
}

/** This window has no workers; what makes photos small is tried in a real browser. */
class IdleWorker extends EventTarget {
  postMessage() {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', IdleWorker)
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('conversations', () => {
  it('without one, the list says where they begin', async () => {
    await openApp('/messages?tab=threads')
    expect(await screen.findByText('No conversations yet')).toBeTruthy()
    const way = within(screen.getByRole('tabpanel')).getByRole('link', { name: 'My courses' })
    expect(way.getAttribute('href')).toContain('/student/courses')
  })

  it('the list leads to each, and says what is unread', async () => {
    serveThread()
    await openApp('/messages?tab=threads')
    const row = await screen.findByRole('link', { name: '李静' })
    expect(row.getAttribute('href')).toContain('/messages?tab=threads&with=usr_li')
    expect(screen.getByText('1 unread')).toBeTruthy()
  })

  it('an opened conversation is read up to its newest message', async () => {
    const { read } = serveThread()
    await open()
    await waitFor(() => expect(read).toEqual(['thm_别忘了听写。']))
  })

  it('that cannot be said to be read is said once, when the network is back', async () => {
    const { read } = serveThread()
    const asked = vi.fn<() => void>()
    let isCut = true
    server.use(
      http.get('*/healthz', () => (isCut ? HttpResponse.error() : undefined)),
      http.post('*/ext/im/readThread', ({ request }) => {
        if (!isCut) return undefined
        asked()
        noteCut(request)
        return HttpResponse.error()
      }),
    )
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open()
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    expect(await screen.findByText('1 unread')).toBeTruthy()
    isCut = false
    line.mockRestore()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(read).toEqual(['thm_别忘了听写。']))
  })

  it('somebody of no shared class cannot be written to, and the page says why', async () => {
    server.use(refusal('/ext/im/thread', 36_005, 'No shared class'))
    await openApp('/messages?tab=threads&with=usr_wang')
    expect(await screen.findByText('You can’t message this person')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('where the school has switched messages off, they are read and not written', async () => {
    serveThread({ sendDenial: 'switched-off' })
    await openApp('/messages?tab=threads&with=usr_li')
    expect(await screen.findByText(/Your school has turned off messages/)).toBeTruthy()
    expect(screen.getByText('你好！')).toBeTruthy()
    expect(screen.queryByLabelText('Message to 李静')).toBeNull()
  })
})

describe('a message', () => {
  it('of spaces is not sent, and what was typed stays', async () => {
    const { sent } = serveThread()
    const { user, write } = await open()
    await user.type(write, '   ')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Enter a message or add a picture.')).toBeTruthy()
    expect(sent).toEqual([])
    expect((write as HTMLTextAreaElement).value).toBe('   ')
  })

  it('of two letters is asked about once', async () => {
    const { sent } = serveThread()
    const { user, write, log } = await open()
    await user.type(write, 'ok')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const question = await within(log).findByRole('alert')
    expect(within(question).getByText(/very short/)).toBeTruthy()
    await user.click(within(question).getByRole('button', { name: 'Send' }))
    expect(await within(log).findByText('ok')).toBeTruthy()
    expect(sent.map((input) => input.get('confirm'))).toEqual(['false', 'true'])
    expect(new Set(sent.map((input) => input.get('commandId'))).size).toBe(1)
  })

  it('waits without a network, and is sent once when it is back', async () => {
    const { sent } = serveThread()
    const { user, write, log } = await open()
    const mend = cutLine(server)
    await user.type(write, '老师好！')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await within(log).findByText('Waiting to send')).toBeTruthy()
    expect((write as HTMLTextAreaElement).value).toBe('')
    mend()
    expect(await within(log).findByText('Sent')).toBeTruthy()
    expect(within(log).getAllByText('老师好！')).toHaveLength(1)
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['messagesSwitchedOff', 36_004, 'Your school has turned off messages'],
    ['noSharedClass', 36_005, 'You have no class together anymore'],
  ])('that is refused as %s says why, and can be edited', async (_, code, sentence) => {
    serveThread()
    const { user, write, log } = await open()
    server.use(refusal('/ext/im/sendThreadMessage', code, sentence))
    await user.type(write, '老师好！')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const refused = await within(log).findByRole('alert')
    expect(refused.textContent).toContain(sentence)
    await user.click(within(refused).getByRole('button', { name: 'Edit' }))
    expect((write as HTMLTextAreaElement).value).toBe('老师好！')
    expect(within(log).queryByRole('alert')).toBeNull()
  })
})
