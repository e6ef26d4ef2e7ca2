import { expect, it } from 'vitest'
import { emptyPage } from '../core/board/empty-board.ts'
import { encodeStroke } from '../core/board/stroke-codec.ts'
import { createMemoryRoom } from '../adapters/local/memory-room.ts'
import { createOptimisticEdits } from './optimistic-edits.ts'

const bytes = encodeStroke({ tool: 'pen', color: '#1f1f1f', width: 4, points: Float32Array.of(1, 1, 0.5, 0) })

it('a stroke that was drawn and erased before the page was loaded again is not shown while both are on their way', () => {
  const channel = createMemoryRoom().join({ userId: 'teacher', name: 'Li', role: 'teacher' })
  channel.disconnect()
  const shown = () => [...edits.inkOn(emptyPage('page-1', 'white'))].map(([id]) => id)
  // What the page before this one has sent.
  const edits = createOptimisticEdits(
    channel,
    () => {},
    () => {},
  )
  for (const strokeId of ['kept', 'erased'])
    void channel.send({ type: 'board.addStroke', pageId: 'page-1', strokeId, bytes })
  expect(shown()).toEqual(['kept', 'erased'])
  void channel.send({ type: 'board.erase', pageId: 'page-1', strokeIds: ['erased'] })
  expect(shown()).toEqual(['kept'])
})
