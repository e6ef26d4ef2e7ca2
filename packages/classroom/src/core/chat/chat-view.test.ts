import { describe, expect, it } from 'vitest'
import { noon } from '../../../test/test-room.ts'
import type { ChatMessage } from '../room/room-types.ts'
import {
  BARRAGE_LINES,
  type ChatView,
  type ChatViewEvent,
  chatViewReducer,
  createChatView,
  pendingMessages,
} from './chat-view.ts'

const message = (seq: number, userId = 'ben'): ChatMessage => ({
  id: `m${seq}`,
  seq,
  userId,
  name: userId,
  role: 'student',
  text: `message ${seq}`,
  at: noon + seq,
})
const received = (...messages: ChatMessage[]): ChatViewEvent => ({ type: 'received', messages })
const scrolled = (distancePx: number): ChatViewEvent => ({ type: 'scrolled', distancePx })
const after = (view: ChatView, ...events: ChatViewEvent[]) => events.reduce(chatViewReducer, view)
const view = createChatView('anna', [message(10)])
const seqs = (chat: ChatView) => chat.messages.map(({ seq }) => seq)

describe('the chat list', () => {
  it('[R15] appends what is new, each message once', () => {
    const next = after(view, received(message(11)), received(message(10), message(11), message(12)))
    expect(seqs(next)).toEqual([10, 11, 12])
    expect(after(next, received(message(11)))).toBe(next)
  })

  it('[R15] a message on its way stands below, and once only when it is confirmed', () => {
    const sent = after(view, { type: 'pendingChanged', pending: [{ id: 'm11', text: 'hi', at: noon }] })
    expect(sent.pending).toHaveLength(1)
    expect(after(sent, received(message(11, 'anna')))).toMatchObject({ pending: [], unread: 0 })
    const late = after(view, received(message(11, 'anna')), {
      type: 'pendingChanged',
      pending: [{ id: 'm11', text: 'hi', at: noon }],
    })
    expect(late.pending).toEqual([])
  })

  it('[R15] takes from the commands on their way what is a message', () => {
    expect(
      pendingMessages([
        { id: 'a', command: { type: 'raiseHand' }, at: noon },
        { id: 'b', command: { type: 'say', text: 'hi' }, at: noon },
      ]),
    ).toEqual([{ id: 'b', text: 'hi', at: noon }])
  })

  it('[R17] follows while the reader is within 100 px of the bottom', () => {
    const near = after(view, scrolled(100), received(message(11)))
    expect(near).toMatchObject({ isFollowing: true, unread: 0 })
  })

  it('[R17] counts as unread what comes while the reader is further up', () => {
    const away = after(view, scrolled(101), received(message(11)), received(message(12), message(13)))
    expect(away).toMatchObject({ isFollowing: false, unread: 3 })
    expect(after(away, scrolled(300)).unread).toBe(3)
    expect(after(away, scrolled(40))).toMatchObject({ isFollowing: true, unread: 0 })
  })

  it('[R17] goes to the bottom with one’s own message', () => {
    const away = after(view, scrolled(500), received(message(11)), received(message(12, 'anna')))
    expect(away).toMatchObject({ isFollowing: true, unread: 0 })
  })

  it('[R18] clearing empties the list and sets unread to 0; what was cleared does not come back by itself', () => {
    const cleared = after(view, scrolled(500), received(message(11)), { type: 'cleared' })
    expect(cleared).toMatchObject({ messages: [], unread: 0 })
    expect(seqs(after(cleared, received(message(10), message(11), message(12))))).toEqual([12])
  })

  it('[R18] older pages are put in front, without doubles', () => {
    const page: ChatViewEvent = {
      type: 'historyLoaded',
      messages: [message(8), message(9), message(10)],
      isComplete: true,
    }
    const next = after(view, scrolled(500), page)
    expect(seqs(next)).toEqual([8, 9, 10])
    expect(next).toMatchObject({ isComplete: true, unread: 0, isFollowing: false })
  })
})

describe('the barrage', () => {
  it('[R19] shows what is said from now on, the newest lines', () => {
    expect(view.barrage).toEqual([])
    const many = Array.from({ length: BARRAGE_LINES + 3 }, (_, i) => message(11 + i))
    const next = after(view, received(...many))
    expect(next.barrage.map(({ message: { seq } }) => seq)).toEqual(many.slice(-BARRAGE_LINES).map(({ seq }) => seq))
  })

  it('[R19] one line at a time flies in each lane; who waits longest takes the lane that comes free', () => {
    const five = after(view, received(...[11, 12, 13, 14, 15].map((seq) => message(seq))))
    expect(five.barrage.map(({ lane }) => lane)).toEqual([0, 1, 2, 3, null])
    const landed = after(five, { type: 'lineLanded', id: 'm13' })
    expect(landed.barrage.map(({ message: { seq }, lane }) => [seq, lane])).toEqual([
      [11, 0],
      [12, 1],
      [14, 3],
      [15, 2],
    ])
  })

  it('[R19] what was missed does not fly, and is read in the list', () => {
    const next = after(view, { type: 'received', messages: [message(11)], isFlying: false })
    expect(next.barrage).toEqual([])
    expect(seqs(next)).toEqual([10, 11])
  })

  it('[R19] goes on while the list is read further up', () => {
    expect(after(view, scrolled(500), received(message(11))).barrage).toHaveLength(1)
  })

  it('[R19] can be switched off, which takes the lines away at once', () => {
    const off = after(view, received(message(11)), { type: 'barrageSwitched', isOn: false }, received(message(12)))
    expect(off.barrage).toEqual([])
    const on = after(off, { type: 'barrageSwitched', isOn: true }, received(message(13)))
    expect(on.barrage.map(({ message: { seq } }) => seq)).toEqual([13])
    expect(seqs(on)).toEqual([10, 11, 12, 13])
  })
})
