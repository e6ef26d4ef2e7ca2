import { describe, expect, it } from 'vitest'
import { noon, seconds } from '../../../test/test-room.ts'
import {
  connectionOf,
  FAILED_AFTER,
  initialLink,
  type Link,
  type LinkEvent,
  linkReducer,
  retryDelayMs,
} from './connection.ts'
import type { CloseReason } from './live-protocol.ts'

const steadily = 0.5
const dropped = (reason?: CloseReason, at = noon): LinkEvent => ({
  type: 'dropped',
  at,
  jitter: steadily,
  ...(reason === undefined ? {} : { reason }),
})
const open: readonly LinkEvent[] = [{ type: 'ticketGiven' }, { type: 'welcomed', at: noon }, { type: 'caughtUp' }]
const after = (...events: LinkEvent[]): Link => events.reduce(linkReducer, initialLink)
const failing = (times: number): Link =>
  after(...Array.from({ length: times }).flatMap((): LinkEvent[] => [dropped(), { type: 'retryDue' }]))

describe('the connection', () => {
  it('[R31] is connecting, then connected once everything missed has arrived', () => {
    expect(connectionOf(initialLink)).toEqual({ status: 'connecting' })
    expect(connectionOf(after(...open.slice(0, 2)))).toEqual({ status: 'connecting' })
    expect(connectionOf(after(...open))).toEqual({ status: 'connected' })
  })

  it('[R31] is reconnecting after a drop, and says when it tries again', () => {
    const link = after(...open, dropped(undefined, noon + seconds(60)))
    expect(connectionOf(link)).toEqual({ status: 'reconnecting', attempt: 1, retryAt: noon + seconds(60) + 250 })
    expect(connectionOf(linkReducer(link, { type: 'retryDue' }))).toEqual({
      status: 'reconnecting',
      attempt: 1,
      retryAt: null,
    })
  })

  it('[R31] waits longer each time, with a quarter more or less by chance', () => {
    expect([0, 1, 2, 3, 4, 5, 8].map((attempt) => retryDelayMs(attempt, steadily))).toEqual([
      250, 500, 1_000, 2_000, 2_000, 2_000, 2_000,
    ])
    expect([retryDelayMs(2, 0), retryDelayMs(2, 1)]).toEqual([750, 1_250])
  })

  it('[R31] has failed after twenty tries, and goes on trying every 10 s', () => {
    expect(connectionOf(failing(FAILED_AFTER - 1)).status).toBe('reconnecting')
    const link = failing(FAILED_AFTER)
    expect(connectionOf(link)).toEqual({ status: 'failed', code: 'unreachable' })
    expect(linkReducer(link, dropped())).toMatchObject({ phase: 'waiting', retryAt: noon + seconds(10) })
    expect(connectionOf(open.reduce(linkReducer, link))).toEqual({ status: 'connected' })
  })

  it('[R31] says when it is the ticket that cannot be had', () => {
    const noTicket: LinkEvent = { type: 'ticketFailed', at: noon, jitter: steadily }
    const link = after(
      ...Array.from({ length: FAILED_AFTER }).flatMap((): LinkEvent[] => [noTicket, { type: 'retryDue' }]),
    )
    expect(connectionOf(link)).toEqual({ status: 'failed', code: 'ticket-failed' })
  })

  it('[R31] a line that held counts anew, one that broke at once does not', () => {
    const reopened = open.reduce(linkReducer, failing(4))
    expect(linkReducer(reopened, dropped(undefined, noon + seconds(1)))).toMatchObject({ attempt: 5 })
    expect(linkReducer(reopened, dropped(undefined, noon + seconds(5)))).toMatchObject({ attempt: 1 })
  })

  it('[R31] tries at once when the network is back', () => {
    expect(linkReducer(after(dropped()), { type: 'retryNow' }).phase).toBe('asking')
    expect(linkReducer(after(...open), { type: 'retryNow' }).phase).toBe('open')
  })

  it.each(['signed-in-elsewhere', 'removed', 'class-ended', 'refused'] as const)('[R31] %s is final', (reason) => {
    const link = after(...open, { ...dropped(reason), detail: 'why' } as LinkEvent)
    expect(connectionOf(link)).toEqual({ status: 'closed', reason, detail: 'why' })
    for (const event of [...open, dropped(), { type: 'retryNow' }] as LinkEvent[]) {
      expect(linkReducer(link, event)).toBe(link)
    }
  })

  it.each(['ticket-expired', 'too-large', 'garbage', 'too-many-frames', 'server-restart'] as const)(
    '[R31] %s is tried again',
    (reason) => {
      expect(after(...open, dropped(reason)).phase).toBe('waiting')
    },
  )

  it('[R31] a ticket is called invalid twice in a row: then it is over', () => {
    const invalid: LinkEvent[] = [{ type: 'ticketGiven' }, dropped('ticket-invalid')]
    const once = after(...invalid)
    expect(once.phase).toBe('waiting')
    const twice = [{ type: 'retryDue' } as const, ...invalid].reduce(linkReducer, once)
    expect(connectionOf(twice)).toEqual({ status: 'closed', reason: 'ticket-invalid' })
    const inBetween = [{ type: 'retryDue' } as const, ...open, ...invalid].reduce(linkReducer, once)
    expect(inBetween.phase).toBe('waiting')
  })

  it('[R31] leaving closes it from anywhere', () => {
    const left: LinkEvent = { type: 'closed', reason: 'left' }
    for (const link of [initialLink, after(...open), after(dropped())]) {
      expect(connectionOf(linkReducer(link, left))).toEqual({ status: 'closed', reason: 'left' })
    }
  })
})
