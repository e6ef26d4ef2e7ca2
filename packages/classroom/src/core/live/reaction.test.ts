import { describe, expect, it } from 'vitest'
import { liveRoom, anna, seconds, system } from '../../../test/test-room.ts'
import { REACTIONS } from '../room/tool-types.ts'
import { decodeClientFrame, decodeServerFrame, withSender } from './frames.ts'
import { createReactionTally, decodeReaction, encodeReaction } from './reaction.ts'

describe('[R53] a reaction', () => {
  it('goes to the server and on to the others in a few bytes, and nothing else is one', () => {
    for (const reaction of REACTIONS) {
      const frame = encodeReaction(reaction)
      expect(decodeClientFrame(frame)).toEqual({ t: 'ephemeral', frame })
      expect(decodeServerFrame(withSender(frame, 7))).toEqual({ t: 'ephemeral', no: 7, frame })
      expect(decodeReaction(frame)).toBe(reaction)
    }
    for (const bytes of [[], [3], [3, 6], [3, 255], [2, 1], [3, 1, 0]]) {
      expect(decodeReaction(Uint8Array.from(bytes))).toBeNull()
    }
  })

  it('comes at most three times in five seconds from one person', () => {
    const tally = createReactionTally()
    const press = (userId: string, now: number) => tally.take(userId, encodeReaction('👍'), now)
    expect([0, 1, 2, 3].map((now) => press('anna', now))).toEqual([true, true, true, false])
    expect(press('ben', 3)).toBe(true)
    expect(press('anna', seconds(5))).toBe(true)
  })

  it('is counted for the log each ten seconds, and only then', () => {
    const tally = createReactionTally()
    tally.take('anna', encodeReaction('👏'), 0)
    tally.take('ben', encodeReaction('👏'), seconds(1))
    expect(tally.due(seconds(10) - 1)).toBeNull()
    const counts = tally.due(seconds(10))
    expect(counts).toEqual([0, 2, 0, 0, 0, 0])
    expect(tally.due(seconds(20))).toBeNull()
    const test = liveRoom()
    expect(test.refusal(anna, { type: 'countReactions', counts: counts ?? [] })).toBe('invalid-command')
    expect(test.ask(system, { type: 'countReactions', counts: counts ?? [] })).toMatchObject([
      { type: 'reactionsCounted', counts },
    ])
  })
})
