/** One reader's chat for as long as the room is open, whichever panel is showing. */
import { type ChatView, chatViewReducer, createChatView, pendingMessages } from '../../core/chat/chat-view.ts'
import type { RefusalCode } from '../../core/room/room-types.ts'
import { type RoomChannel, RoomRefusal } from '../../ports/room-channel.ts'
import type { Preferences } from '../preferences/preferences.ts'
import { denialOf } from '../rules/denial-of.ts'
import { createStore, type ReadableStore } from '@hwjy/base'
import { createDraft } from './draft.ts'

/** Refused by the room after it was sent; its text is kept. */
export interface FailedMessage {
  id: string
  text: string
  code: RefusalCode
}

export interface ChatSessionState {
  /** `null` until the room says who I am. */
  view: ChatView | null
  failed: readonly FailedMessage[]
  draft: string
  history: 'idle' | 'loading' | 'failed'
}

export interface ChatSession extends ReadableStore<ChatSessionState> {
  start(): () => void
  setDraft(text: string): void
  /** Sends and clears the draft; if it may not be said, the text stays and the reason comes back. */
  submit(): RefusalCode | null
  retry(id: string): void
  discard(id: string): void
  /** @param distancePx from what is seen to the end */
  scrolled(distancePx: number): void
  /** The list comes onto the screen, or leaves it. While it is there nothing flies over the board. [R19] */
  listShown(isShown: boolean): void
  lineLanded(id: string): void
  loadEarlier(): Promise<void>
  clear(): void
}

const HISTORY_PAGE = 50

export function createChatSession(channel: RoomChannel, preferences: ReadableStore<Preferences>): ChatSession {
  const draft = createDraft()
  const store = createStore<ChatSessionState>({ view: null, failed: [], draft: '', history: 'idle' })
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

  function followRoom(): void {
    const { me, room, pending, connection } = channel.getState()
    const isConnected = connection.status === 'connected'
    if (!isConnected) dispatch({ type: 'barrageCleared' })
    if (!me || !room.settings) return
    if (!store.getState().view) {
      draft.open(`${room.settings.roomId}.${me.userId}`)
      patch({
        view: createChatView(me.userId, room.chat, preferences.getState().barrage),
        draft: draft.read(),
      })
    }
    dispatch({ type: 'received', messages: room.chat, isFlying: isConnected && wasConnected && !isListShown })
    wasConnected = isConnected
    const waiting = pendingMessages(pending)
    const known = store.getState().view?.pending ?? []
    if (waiting.length > 0 || known.length > 0) dispatch({ type: 'pendingChanged', pending: waiting })
  }

  function say(text: string): void {
    channel.send({ type: 'say', text }).catch((error: unknown) => {
      if (!(error instanceof RoomRefusal)) throw error
      const message = { id: `failed-${++failedNo}`, text, code: error.code }
      patch({ failed: [...store.getState().failed, message] })
    })
  }

  const withoutFailed = (id: string) => store.getState().failed.filter((message) => message.id !== id)

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    start() {
      followRoom()
      const stops = [
        channel.subscribe(followRoom),
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
      draft.write(text)
      patch({ draft: text })
    },
    submit() {
      const text = store.getState().draft
      const denial = denialOf(channel.getState(), { type: 'say', text })
      // While disconnected the room cannot answer; the message waits in the channel and goes out on return.
      if (denial && channel.getState().connection.status !== 'reconnecting') return denial
      draft.write('')
      patch({ draft: '' })
      say(text)
      return null
    },
    retry(id) {
      const message = store.getState().failed.find((candidate) => candidate.id === id)
      if (!message) return
      patch({ failed: withoutFailed(id) })
      say(message.text)
    },
    discard: (id) => patch({ failed: withoutFailed(id) }),
    scrolled: (distancePx) => dispatch({ type: 'scrolled', distancePx }),
    listShown(isShown) {
      isListShown = isShown
      dispatch({ type: 'scrolled', distancePx: isShown ? 0 : Number.POSITIVE_INFINITY })
      if (isShown) dispatch({ type: 'barrageCleared' })
    },
    lineLanded: (id) => dispatch({ type: 'lineLanded', id }),
    async loadEarlier() {
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
    },
    clear: () => dispatch({ type: 'cleared' }),
  }
}
