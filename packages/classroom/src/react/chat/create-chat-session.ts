/** One reader's chat for as long as the room is open, whichever panel is showing. */
import {
  type ChatView,
  chatViewReducer,
  createChatView,
  type PendingMessage,
  pendingMessages,
} from '../../core/chat/chat-view.ts'
import { knownMessages } from '../../core/chat/messages.ts'
import type { UserId } from '../../core/room/ids.ts'
import type { ChatMessage, RefusalCode, RoomCommand, RoomState } from '../../core/room/room-types.ts'
import { type RoomChannel, RoomRefusal } from '../../ports/room-channel.ts'
import type { Preferences } from '../preferences/preferences.ts'
import { createStore, type ReadableStore } from '@hwjy/base'
import { createDraft } from './draft.ts'

/** The next message: its words and its reader. */
export type Said = Pick<PendingMessage, 'text' | 'to' | 'replyTo' | 'picture'>

/** Refused by the room after it was sent; its text is kept. */
export interface FailedMessage extends Said {
  id: string
  code: RefusalCode
}

export interface ChatSessionState {
  /** `null` until the room says who I am. */
  view: ChatView | null
  failed: readonly FailedMessage[]
  draft: string
  /** The message that the next one answers. */
  answered: ChatMessage | null
  /** The one reader of the next message; null for everyone. [R45] */
  to: UserId | null
  history: 'idle' | 'loading' | 'failed'
  /** Why the last act on a message or on the chat was refused. */
  refusal: RefusalCode | null
}

export interface ChatSession extends ReadableStore<ChatSessionState> {
  start(): () => void
  setDraft(text: string): void
  /** Sends and clears the draft; if it may not be said, the text stays and the reason comes back. */
  submit(): RefusalCode | null
  /** The next message answers this one, and goes to whom it went. */
  answer(message: ChatMessage | null): void
  address(userId: UserId | null): void
  /** Carries out what a person does with a message or with the chat; a refusal stands in the state. */
  act(command: RoomCommand): void
  retry(id: string): void
  discard(id: string): void
  /** @param distancePx from what is seen to the end */
  scrolled(distancePx: number): void
  /** The list comes onto the screen, or leaves it. While it is there nothing flies over the board. [R19] */
  listShown(isShown: boolean): void
  lineLanded(id: string): void
  loadEarlier(): Promise<void>
  /** Loads page after page, to the start of the chat. Resolves false when that was not reached. */
  loadAll(): Promise<boolean>
  clear(): void
}

const HISTORY_PAGE = 50

export function createChatSession(channel: RoomChannel, preferences: ReadableStore<Preferences>): ChatSession {
  const draft = createDraft()
  const nothingSaid = {
    view: null,
    failed: [],
    draft: '',
    answered: null,
    to: null,
    history: 'idle',
    refusal: null,
  } as const
  const store = createStore<ChatSessionState>(nothingSaid)
  const patch = (change: Partial<ChatSessionState>) => store.setState((state) => ({ ...state, ...change }))
  const dispatch = (event: Parameters<typeof chatViewReducer>[1]) => {
    const { view } = store.getState()
    if (!view) return
    const next = chatViewReducer(view, event)
    if (next !== view) patch({ view: next })
  }
  let failedNo = 0
  let isListShown = false
  // Connected at the last look: what comes now is said now.
  let wasConnected = false
  const messagesIn = createKnownMessages()
  let received: readonly ChatMessage[] | null = null
  let seq = 0

  function followRoom(): void {
    const { me, room, pending, connection } = channel.getState()
    const isConnected = connection.status === 'connected'
    if (!isConnected) dispatch({ type: 'barrageCleared' })
    if (!me || !room.settings) return
    // A replay that goes back shows what had been said by then; one that jumps ahead has a gap before what it knows.
    const isBack = room.seq < seq
    const isAhead = (store.getState().view?.messages.at(-1)?.seq ?? room.seq) < (messagesIn(room)[0]?.seq ?? 0)
    seq = room.seq
    if (isBack || isAhead || !store.getState().view) {
      draft.open(`${room.settings.roomId}.${me.userId}`)
      patch({
        view: createChatView(me.userId, messagesIn(room), preferences.getState().barrage),
        ...draft.read(),
      })
      // The panel is closed when a person comes in: what is said meanwhile is unread.
      if (!isListShown) dispatch({ type: 'scrolled', distancePx: Number.POSITIVE_INFINITY })
    }
    const messages = messagesIn(room)
    // The room changes with every stroke; the list only with its messages.
    if (messages !== received) {
      dispatch({ type: 'received', messages, isFlying: isConnected && wasConnected && !isListShown })
    }
    received = messages
    wasConnected = isConnected
    const waiting = pendingMessages(pending)
    const known = store.getState().view?.pending ?? []
    if (waiting.length > 0 || known.length > 0) dispatch({ type: 'pendingChanged', pending: waiting })
  }

  function say(said: Said): void {
    channel.send({ type: 'say', ...said }).catch((error: unknown) => {
      if (!(error instanceof RoomRefusal)) throw error
      const message = { id: `failed-${++failedNo}`, ...said, code: error.code }
      patch({ failed: [...store.getState().failed, message] })
    })
  }

  async function loadEarlier(): Promise<void> {
    const { view, history } = store.getState()
    if (!view || history === 'loading' || view.isComplete) return
    patch({ history: 'loading' })
    try {
      const page = await channel.history(view.messages[0]?.seq ?? view.seenSeq + 1, HISTORY_PAGE)
      dispatch({ type: 'historyLoaded', ...page })
      patch({ history: 'idle' })
    } catch {
      // Regardless of the reason, the next step is the same and the panel says it: try again.
      patch({ history: 'failed' })
    }
  }

  // Kept with the words: after a reload a private draft must not go to everyone.
  const address = (to: UserId | null) => {
    draft.write({ draft: store.getState().draft, to })
    patch({ to })
  }
  const withoutFailed = (id: string) => store.getState().failed.filter((message) => message.id !== id)

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    start() {
      followRoom()
      const stops = [
        channel.subscribe(followRoom),
        // The room tells what became of its newest messages; the list may have older ones.
        channel.onEvent((event) => {
          if (event.type === 'messageRemoved') {
            dispatch({ type: 'removed', seq: event.messageSeq, remover: event.remover })
          }
        }),
        preferences.subscribe(() => {
          const isOn = preferences.getState().barrage
          if (store.getState().view?.isBarrageOn !== isOn) dispatch({ type: 'barrageSwitched', isOn })
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    setDraft(text) {
      draft.write({ draft: text, to: store.getState().to })
      patch({ draft: text, refusal: null })
    },
    submit() {
      const { draft: text, to, answered } = store.getState()
      const said: Said = { text, ...(to !== null && { to }), ...(answered && { replyTo: answered.seq }) }
      const denial = channel.denialOf({ type: 'say', ...said })
      // While disconnected the room cannot answer; the message waits in the channel and goes out on return.
      if (denial && channel.getState().connection.status !== 'reconnecting') return denial
      draft.write({ draft: '', to })
      patch({ draft: '', answered: null })
      say(said)
      return null
    },
    answer(message) {
      const me = channel.getState().me?.userId
      const between = message?.to !== undefined && (message.userId === me ? message.to : message.userId)
      if (between) address(between)
      patch({ answered: message })
    },
    address,
    act(command) {
      patch({ refusal: channel.denialOf(command) })
      if (store.getState().refusal !== null) return
      channel.send(command).catch((error: unknown) => {
        if (!(error instanceof RoomRefusal)) throw error
        patch({ refusal: error.code })
      })
    },
    retry(id) {
      const message = store.getState().failed.find((candidate) => candidate.id === id)
      if (!message) return
      patch({ failed: withoutFailed(id) })
      const { id: _id, code: _code, ...said } = message
      say(said)
    },
    discard: (id) => patch({ failed: withoutFailed(id) }),
    scrolled: (distancePx) => dispatch({ type: 'scrolled', distancePx }),
    listShown(isShown) {
      isListShown = isShown
      dispatch({ type: 'scrolled', distancePx: isShown ? 0 : Number.POSITIVE_INFINITY })
      if (isShown) dispatch({ type: 'barrageCleared' })
    },
    lineLanded: (id) => dispatch({ type: 'lineLanded', id }),
    loadEarlier,
    async loadAll() {
      for (;;) {
        const before = store.getState().view?.messages.length
        if (store.getState().view?.isComplete) return true
        await loadEarlier()
        // Refused or without a connection, or another page is loading: it is for the person to try again.
        if (store.getState().view?.messages.length === before) return store.getState().view?.isComplete ?? false
      }
    },
    clear: () => dispatch({ type: 'cleared' }),
  }
}

/** Puts the messages to all and the private ones in order anew only when one of them has changed. */
function createKnownMessages() {
  let last: Pick<RoomState, 'chat' | 'privateChats'> | null = null
  let messages: readonly ChatMessage[] = []
  return (room: RoomState) => {
    if (last === null || last.chat !== room.chat || last.privateChats !== room.privateChats)
      messages = knownMessages(room)
    last = room
    return messages
  }
}
