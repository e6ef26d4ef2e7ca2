import { describe, expect, it } from 'vitest'
import { noon } from '../../../test/test-room.ts'
import type { RoomCommand } from '../room/room-types.ts'
import {
  dueNow,
  enqueue,
  markSent,
  markUnsent,
  nextPostponedAt,
  type PendingCommands,
  postpone,
  restore,
  settle,
} from './pending-commands.ts'

const say = (id: string) => ({ id, command: { type: 'say', text: id }, at: noon }) as const
const undo = (id: string) => ({ id, command: { type: 'board.undo' }, at: noon }) as const
const of = (...pending: { id: string; command: RoomCommand; at: number }[]): PendingCommands =>
  pending.reduce<PendingCommands>((commands, one) => enqueue(commands, one, false), [])
const ids = (commands: PendingCommands) => commands.map(({ id }) => id)
const allDue = (commands: PendingCommands) => ids(dueNow(commands, noon))

describe('the queue of pending commands', () => {
  it('[R31] sends in order, each once per connection', () => {
    const commands = of(say('a'), undo('b'))
    expect(allDue(commands)).toEqual(['a', 'b'])
    expect(allDue(markSent(commands, new Set(['a'])))).toEqual(['b'])
  })

  it('[R31] keeps what has no answer, and sends it again on the next connection', () => {
    const sent = markSent(of(say('a'), undo('b')), new Set(['a', 'b']))
    expect(allDue(sent)).toEqual([])
    const answered = settle(sent, new Set(['a']))
    expect(allDue(markUnsent(answered))).toEqual(['b'])
  })

  it('[R31] does not flood: the rest follows as answers come', () => {
    const many = of(...Array.from({ length: 40 }, (_, no) => undo(`u${no}`)))
    const first = dueNow(many, noon)
    expect(first).toHaveLength(32)
    const sent = markSent(many, new Set(ids(first)))
    expect(allDue(sent)).toEqual([])
    expect(allDue(settle(sent, new Set(['u0', 'u1'])))).toEqual(['u32', 'u33'])
  })

  it('[R20] a postponed message holds back later messages, not strokes', () => {
    const commands = postpone(of(say('a'), undo('b'), say('c')), 'a', noon + 500)
    expect(allDue(commands)).toEqual(['b'])
    expect(nextPostponedAt(commands, noon)).toBe(noon + 500)
    expect(ids(dueNow(commands, noon + 500))).toEqual(['a', 'b', 'c'])
    expect(nextPostponedAt(commands, noon + 500)).toBeNull()
  })

  it('[R31] what an earlier page left comes first, and nothing twice', () => {
    const commands = restore(of(say('b'), say('c')), [say('a'), say('b')])
    expect(ids(commands)).toEqual(['a', 'b', 'c'])
    expect(commands[0]).toMatchObject({ isLate: true, isSent: false })
  })
})
