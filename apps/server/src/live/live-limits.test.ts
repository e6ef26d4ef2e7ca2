import {
  commandWork,
  emptyRoom,
  encodeLiveInk,
  encodeStroke,
  evolve,
  paceMs,
  pasteCommands,
  type RoomCommand,
  type RoomState,
  type RtcClientSignal,
  simplifyStroke,
  type StrokeInk,
} from '@hwjy/classroom/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { createLiveLimits, type LiveLimits } from './live-limits.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

let limits: LiveLimits
beforeEach(() => {
  limits = createLiveLimits()
})
const ask = (command: RoomCommand, now: number, userId = 'li', room: RoomState = emptyRoom()) =>
  limits.command('room', room, userId, command, now)

/** Ink of a hand that writes characters at full speed: a pen that reports 240 times a second. */
function handwriting(durationMs: number, seed: number): StrokeInk {
  const count = Math.round((durationMs / SECOND) * 240)
  const points = new Float32Array(count * 4)
  for (let i = 0; i < count; i++) {
    const t = (i * SECOND) / 240
    const x = 300 + 180 * Math.sin(t / 37 + seed) + 40 * Math.sin(t / 9)
    const y = 300 + 150 * Math.cos(t / 29 + seed * 2) + 30 * Math.cos(t / 7)
    points.set([x, y, 0.5 + 0.4 * Math.sin(t / 50), t], i * 4)
  }
  return { tool: 'pen', color: '#1f1f1f', width: 4, points }
}
const strokeOf = (ink: StrokeInk, strokeId: string): RoomCommand => ({
  type: 'board.addStroke',
  pageId: 'page-1',
  strokeId,
  bytes: encodeStroke({ ...ink, points: simplifyStroke(ink.points) }),
})
const flood = (count: number, now: number, userId = 'li') =>
  Array.from({ length: count }, (_, no) => ask(strokeOf(handwriting(100, no), `s${no}`), now, userId))

describe('a real hand', () => {
  it('[R42] scribbles eight strokes a second for ten minutes, seen live, and meets no limit', () => {
    for (let now = 0; now < 10 * MINUTE; now += 125) {
      const ink = handwriting(110, now)
      for (let first = 0, frame = 0; first < ink.points.length / 4; first += 4, frame++) {
        const upTo = { ...ink, points: ink.points.subarray(0, (first + 4) * 4) }
        const { byteLength } = encodeLiveInk('stroke', 'page-1', upTo, first)
        expect(limits.mayRelay('li', byteLength, now + frame * 16)).toBe(true)
      }
      expect(ask(strokeOf(ink, `at-${now}`), now + 120)).toBeNull()
    }
  })

  it('[R42] draws without lifting the pen for an hour and meets no limit', () => {
    for (let now = 0; now < 60 * MINUTE; now += 12 * SECOND) {
      expect(ask(strokeOf(handwriting(12 * SECOND, now), `at-${now}`), now)).toBeNull()
    }
  })

  it('[R42] drags the eraser over hundreds of strokes, four times a second, for a minute', () => {
    const strokeIds = Array.from({ length: 200 }, (_, no) => `stroke-${no}`)
    for (let now = 0; now < MINUTE; now += 250) {
      expect(ask({ type: 'board.erase', pageId: 'page-1', strokeIds }, now)).toBeNull()
    }
  })

  it('[R42] holds the undo key down for a minute', () => {
    for (let frame = 0; frame < 30 * 60; frame++) {
      expect(ask({ type: 'board.undo' }, frame * (SECOND / 30))).toBeNull()
    }
  })

  it('[R42] comes back after a cut with three hundred kept commands at once', () => {
    expect(flood(300, 0).every((over) => over === null)).toBe(true)
  })
})

describe('pages that are copied', () => {
  it('[R94] at the pace of the room’s own client meet no limit, while a hand goes on drawing', () => {
    const bytes = encodeStroke({ ...handwriting(200, 0), points: simplifyStroke(handwriting(200, 0).points) })
    const strokes = Array.from({ length: 20_000 }, (_, i) => ({ id: `s${i}`, author: 'former', bytes }))
    const sent = { drawnStrokes: 0, logBytes: 0 }
    const refused: RoomCommand[] = []
    let at = 0
    let no = 0
    const askNow = (command: RoomCommand) => ask(command, at) !== null && refused.push(command)
    for (const command of pasteCommands(strokes, 'page-1', () => `e${no++}`)) {
      for (const due = paceMs(sent); at < due; at += 200) askNow(strokeOf(handwriting(200, 1), `hand-${at}`))
      askNow(command)
      const { drawnStrokes, logBytes } = commandWork(emptyRoom(), command, 'li')
      sent.drawnStrokes += drawnStrokes
      sent.logBytes += logBytes
    }
    expect(refused).toEqual([])
    expect(at).toBeGreaterThan(MINUTE)
  })
})

describe('a flood', () => {
  it('[R42] is refused with a time after which it goes on', () => {
    const refused = flood(400, 0).filter((over) => over !== null)
    expect(refused).toHaveLength(100)
    expect(refused[0]).toEqual({ retryAfterMs: SECOND })
    expect(ask({ type: 'board.undo' }, SECOND)).toBeNull()
  })

  it('[R42] is refused as a whole until then, so that nothing overtakes what was refused', () => {
    flood(301, 0)
    expect(ask({ type: 'say', text: '后来的' }, 999)).toEqual({ retryAfterMs: 1 })
  })

  it('[R42] of one person leaves others alone, and of a whole room does not end', () => {
    flood(1_000, 0)
    expect(ask({ type: 'raiseHand' }, 0, 'anna')).toBeNull()
    const results = Array.from({ length: 60 }, (_, no) => flood(100, 10, `student-${no}`)).flat()
    const taken = results.filter((over) => over === null).length
    expect(taken).toBeGreaterThan(3_000)
    expect(taken).toBeLessThan(4_100)
  })

  it('[R42] of ink ends at 32 kB a second', () => {
    const bytes = new Uint8Array(32_000)
    let taken = 0
    for (let now = 0; now < 10 * MINUTE; now += 100) {
      if (!ask({ type: 'board.addStroke', pageId: 'page-1', strokeId: `s${now}`, bytes }, now)) taken += bytes.length
    }
    expect(taken).toBeLessThan(2_000_000 + 600 * 32_000)
  })

  it('[R42] of live ink is dropped, not answered', () => {
    const relayed = Array.from({ length: 1_000 }, () => limits.mayRelay('li', 4_096, 0)).filter(Boolean)
    expect(relayed.length * 4_096).toBeLessThanOrEqual(64_000)
  })

  it('[R42] of clearing and undoing a full page costs what it moves', () => {
    const strokes = Array.from({ length: 50_000 }, (_, no) => ({
      id: `s${no}`,
      author: 'li',
      bytes: new Uint8Array(9),
    }))
    const [page] = emptyRoom().board.pages
    if (!page) throw new Error('no page')
    const full = { ...page, strokes: [strokes], strokeCount: strokes.length }
    const room = { ...emptyRoom(), board: { ...emptyRoom().board, pages: [full] } }
    const clear: RoomCommand = { type: 'board.clearPage', pageId: 'page-1' }
    expect(ask(clear, 0, 'li', room)).toBeNull()
    expect(ask(clear, 0, 'li', room)).toMatchObject({ retryAfterMs: expect.any(Number) })
    const cleared = evolve(room, {
      type: 'board.strokesErased',
      pageId: 'page-1',
      strokeIds: strokes.map(({ id }) => id),
      seq: 1,
      at: 0,
      by: 'li',
      id: 'clear',
    })
    const undone = Array.from({ length: 20 }, (_, no) => ask({ type: 'board.undo' }, 10 * MINUTE + no, 'li', cleared))
    expect(undone.filter((over) => over === null)).toHaveLength(5)
  })
})

describe('media signals', () => {
  const offer: RtcClientSignal = { op: 'offer', session: 's', sdp: 'v=0', tracks: {} }
  const subscribe: RtcClientSignal = { op: 'subscribe', mid: '1', userId: 'anna', kind: 'camera' }
  const taken = (signals: RtcClientSignal[]) => signals.filter((one) => limits.signal('li', one, 0) === null).length

  it('[R42] of a browser that joins a class of thirty meet no limit', () => {
    const candidates = Array.from(
      { length: 40 },
      () => ({ op: 'candidate', session: 's', candidate: '', mid: '0' }) as const,
    )
    const entering: RtcClientSignal[] = [
      { op: 'join', token: '' },
      ...Array<typeof offer>(8).fill(offer),
      ...candidates,
    ]
    expect(taken([...entering, ...Array<typeof subscribe>(60).fill(subscribe)])).toBe(109)
  })

  it('[R42] that make somebody build connections are few, and say when again', () => {
    expect(taken(Array<typeof offer>(1_000).fill(offer))).toBe(30)
    expect(limits.signal('li', subscribe, 0)).toMatchObject({ retryAfterMs: expect.any(Number) })
  })

  it('[R42] that close a microphone are never refused', () => {
    taken(Array<typeof subscribe>(1_000).fill(subscribe))
    expect(taken([{ op: 'unpublish', kind: 'mic' }, { op: 'unsubscribe', mid: '1' }, { op: 'leave' }])).toBe(3)
  })
})

describe('entries', () => {
  const ticket = { roomId: 'room', userId: 'anna', role: 'student', name: '', sessionId: '', expiresAt: 0 } as const

  it('[R42] with one ticket are few', () => {
    const entered = Array.from({ length: 20 }, () => limits.entry(ticket, 'ticket', 0)).filter((over) => over === null)
    expect(entered).toHaveLength(5)
  })

  it('[R42] of a line that breaks every two seconds go on for as long as the page tries', () => {
    for (let no = 0; no < 20; no++) expect(limits.entry(ticket, `ticket-${no}`, no * 2 * SECOND)).toBeNull()
    for (let no = 0; no < 100; no++) {
      expect(limits.entry(ticket, `later-${no}`, 40 * SECOND + no * 10 * SECOND)).toBeNull()
    }
  })

  it('[R42] of one person with ever new tickets end', () => {
    const all = Array.from({ length: 100 }, (_, no) => limits.entry(ticket, `ticket-${no}`, 0))
    expect(all.filter((over) => over === null)).toHaveLength(30)
  })
})
