// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoomWithChat as renderRoom } from '../testing/render-room.tsx'

function classOfTwo() {
  const room = liveRoom()
  for (const person of [anna, ben]) room.act(person, { type: 'enter' })
  return room
}
type Rendered = ReturnType<typeof renderRoom>

const log = () => screen.getByRole('log', { name: 'Messages' })
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message…' })
const choose = async ({ user }: Rendered, sender: string, item: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name: `More for the message from ${sender}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('[R45] what a reader does with a message', () => {
  it('is answering it: the answer shows what it answers', async () => {
    const room = classOfTwo()
    room.act(ben, { type: 'say', text: '第几页？' })
    const rendered = renderRoom(room, anna)
    await choose(rendered, 'Ben', /^Reply/)
    await rendered.user.type(box(), '第五页{Enter}')
    await waitFor(() => expect(room.getState().chat.at(-1)).toMatchObject({ replyTo: room.getState().chat[0]?.seq }))
    expect(await within(log()).findByRole('button', { name: 'Ben: 第几页？' })).toBeTruthy()
    expect(screen.queryByText(/Reply to Ben/)).toBeNull()
  })

  it('is a reaction, which everyone sees with its people, and a press takes off', async () => {
    const room = classOfTwo()
    room.act(ben, { type: 'say', text: '我会了' })
    const { user } = renderRoom(room, anna)
    await user.click(await screen.findByRole('button', { name: 'More for the message from Ben' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /Clap/ }))
    const chip = await screen.findByRole('button', { name: 'Clap: 1 person. Anna' })
    expect(chip.getAttribute('aria-pressed')).toBe('true')
    await user.click(chip)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Clap/ })).toBeNull())
  })

  it('is answering the message that has the focus by R, without raising a hand', async () => {
    const room = classOfTwo()
    room.act(ben, { type: 'say', text: '第几页？' })
    const { user } = renderRoom(room, anna)
    // The box has the focus once the chat is open.
    await waitFor(() => expect(document.activeElement).toBe(box()))
    act(() => screen.getByRole('button', { name: 'More for the message from Ben' }).focus())
    await user.keyboard('r')
    expect(document.activeElement).toBe(box())
    await user.keyboard('第五页{Enter}')
    await waitFor(() => expect(room.getState().chat.at(-1)).toMatchObject({ replyTo: room.getState().chat[0]?.seq }))
    expect(room.getState().hands).toEqual([])
  })

  it('is answering it by a finger that moves it to the right, and not by one that scrolls', async () => {
    const room = classOfTwo()
    room.act(ben, { type: 'say', text: '第几页？' })
    const { user } = renderRoom(room, anna)
    const text = await screen.findByText('第几页？')
    const swipe = (distance: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp', pointerType = 'touch') => {
      const finger = { pointerId: 7, pointerType, isPrimary: true }
      fireEvent.pointerDown(text, { ...finger, clientX: 40 })
      fireEvent.pointerMove(text, { ...finger, clientX: 40 + distance })
      fireEvent[end](text, { ...finger, clientX: 40 + distance })
    }
    swipe(30)
    swipe(90, 'pointerCancel')
    swipe(90, 'pointerUp', 'mouse')
    expect(screen.queryByText(/Reply to Ben/)).toBeNull()
    swipe(90)
    await screen.findByText(/Reply to Ben/)
    expect(document.activeElement).toBe(box())
    expect(text.closest('li')?.getAttribute('style') ?? '').not.toContain('translate')
    await user.keyboard('第五页{Enter}')
    await waitFor(() => expect(room.getState().chat.at(-1)).toMatchObject({ replyTo: room.getState().chat[0]?.seq }))
  })

  it('is a tone of skin for all emoji that have one, kept on the device', async () => {
    const room = classOfTwo()
    const first = renderRoom(room, anna)
    await first.user.click(await screen.findByRole('button', { name: 'Emoji' }))
    await first.user.click(await screen.findByRole('radio', { name: 'Medium' }))
    await first.user.type(screen.getByRole('searchbox', { name: 'Search emoji' }), 'clapping')
    await first.user.click(await screen.findByRole('button', { name: 'clapping hands' }))
    expect(box().value).toBe('👏🏽')
    first.view.unmount()
    const again = renderRoom(room, anna)
    await again.user.click(await screen.findByRole('button', { name: 'Emoji' }))
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Medium' })).checked).toBe(true)
  })

  it('is recalling one’s own, and nothing that the room would refuse is offered', async () => {
    const room = classOfTwo()
    const rendered = renderRoom(room, anna)
    act(() => room.act(anna, { type: 'say', text: '打错了' }))
    await choose(rendered, 'Anna', 'Recall')
    await screen.findByText('You recalled this message')
    act(() => room.act(ben, { type: 'say', text: '没关系' }))
    await rendered.user.click(await screen.findByRole('button', { name: 'More for the message from Ben' }))
    await screen.findByRole('menuitem', { name: 'Copy' })
    expect(screen.queryByRole('menuitem', { name: 'Recall' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Delete for everyone' })).toBeNull()
  })

  it('is for the teacher deleting and pinning, and writing to this student alone', async () => {
    const room = classOfTwo()
    room.act(ben, { type: 'say', text: '今天学什么？' })
    const rendered = renderRoom(room, liTeacher)
    await choose(rendered, 'Ben', 'Pin for everyone')
    expect((await screen.findByRole('complementary', { name: 'Pinned' })).textContent).toContain('今天学什么？')
    await choose(rendered, 'Ben', 'Message only Ben')
    await screen.findByText('Only Ben and you will see this.')
    await rendered.user.type(box(), '第五课{Enter}')
    await screen.findByText('Only to Ben')
    expect(room.getState().privateChats).toMatchObject({ ben: { messages: [{ text: '第五课' }] } })
    await choose(rendered, 'Ben', 'Delete for everyone')
    await screen.findByText('Removed by the teacher')
    expect(screen.queryByRole('complementary', { name: 'Pinned' })).toBeNull()
  })
})

describe('[R45] whom a message is for', () => {
  it('is the teacher alone when a student says so, until everyone is chosen again', async () => {
    const room = classOfTwo()
    const { user } = renderRoom(room, anna)
    await user.click(await screen.findByRole('button', { name: 'Message the teacher' }))
    await user.type(box(), '我听不懂{Enter}')
    await screen.findByText('Only to your teacher')
    await user.click(screen.getByRole('button', { name: 'Everyone' }))
    await user.type(box(), '大家好{Enter}')
    await waitFor(() => expect(room.getState().chat.map(({ text }) => text)).toEqual(['大家好']))
    expect(room.getState().privateChats['anna']?.messages.map(({ text }) => text)).toEqual(['我听不懂'])
  })

  it('stays the teacher alone through a reload, with what was typed for them', async () => {
    const room = classOfTwo()
    const first = renderRoom(room, anna)
    await first.user.click(await screen.findByRole('button', { name: 'Message the teacher' }))
    await first.user.type(box(), '我不舒服')
    first.view.unmount()
    const { user } = renderRoom(room, anna)
    await user.type(box(), '{Enter}')
    await screen.findByText('Only to your teacher')
    expect(room.getState().chat).toEqual([])
  })

  it('[R92] has no pictures of students while the teacher does not want them', async () => {
    const room = classOfTwo()
    const { user } = renderRoom(room, liTeacher)
    await user.click(await screen.findByRole('button', { name: 'Chat options' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Pictures from students' }))
    await waitFor(() => expect(room.getState().chatMode.hasPictures).toBe(false))
  })

  it('is set by the teacher for all students', async () => {
    const room = classOfTwo()
    const { user } = renderRoom(room, liTeacher)
    await user.click(await screen.findByRole('button', { name: 'Chat options' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Only to me' }))
    await waitFor(() => expect(room.getState().chatMode.audience).toBe('teacher'))
  })
})

describe('searching the chat', () => {
  it('finds pictures alone', async () => {
    const room = classOfTwo()
    room.act(ben, { type: 'say', text: '没有图' })
    room.act(ben, { type: 'say', text: '我的本子', picture: { fileId: 'f1', width: 8, height: 8 } })
    const { user } = renderRoom(room, liTeacher)
    await user.click(await screen.findByRole('button', { name: 'Search messages' }))
    await user.click(await screen.findByRole('radio', { name: 'Pictures' }))
    const results = screen.getAllByTitle('Go to this message')
    expect(results.map((result) => result.textContent)).toEqual([expect.stringContaining('我的本子')])
  })

  it('finds by words and by sender, and leads to the message', async () => {
    const room = classOfTwo()
    room.act(ben, { type: 'say', text: '看 https://a.example/' })
    room.act(anna, { type: 'say', text: 'Wo ai lǜ chá' })
    const { user } = renderRoom(room, liTeacher)
    await user.click(await screen.findByRole('button', { name: 'Search messages' }))
    const search = await screen.findByRole('searchbox', { name: 'Search messages' })
    const results = () => screen.getAllByTitle('Go to this message').map((result) => result.textContent)
    await user.type(search, 'LU')
    expect(results()).toEqual([expect.stringContaining('Wo ai lǜ chá')])
    // The hours of the list itself.
    expect(results()[0]).toMatch(/Anna · \d\d:\d\dWo ai/)
    await user.clear(search)
    await user.click(screen.getByRole('radio', { name: 'Links' }))
    expect(results()).toEqual([expect.stringContaining('https://a.example/')])
    await user.click(screen.getByTitle('Go to this message'))
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
    expect(within(log()).getByRole('link', { name: 'https://a.example/' }).getAttribute('rel')).toContain('noopener')
  })
})

describe('a picture for the chat', () => {
  const chosen = (file: File) => {
    const input = document.querySelector('form input[type="file"]') as HTMLInputElement
    fireEvent.change(input, { target: { files: [file] } })
  }
  const large = new File(['x'], 'large.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })

  it('is refused with a reason as soon as it is chosen or pasted, when it is none or too large', async () => {
    vi.stubGlobal('createImageBitmap', (file: File) =>
      file.type === 'image/png' ? Promise.resolve({ close: () => undefined }) : Promise.reject(new Error('no picture')),
    )
    renderRoom(classOfTwo(), liTeacher)
    await screen.findByRole('button', { name: 'Send a picture' })
    chosen(new File(['x'], 'notes.txt', { type: 'text/plain' }))
    await screen.findByText('“notes.txt” isn’t a picture. Choose a JPG or PNG file.')
    fireEvent.paste(box(), { clipboardData: { files: [large] } })
    await screen.findByText('“large.png” is larger than 10 MB. Choose a smaller picture.')
    expect(screen.queryByRole('dialog')).toBeNull()
    chosen(new File(['x'], 'map.png', { type: 'image/png' }))
    await screen.findByRole('dialog', { name: 'Send this picture to everyone?' })
    expect(screen.queryByText(/larger than/)).toBeNull()
    vi.unstubAllGlobals()
  })
})
