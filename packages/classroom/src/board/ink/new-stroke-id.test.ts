import { expect, it } from 'vitest'
import { encodeStroke } from '../../core/board/stroke-codec.ts'
import { parseCommand } from '../../core/live/parse-command.ts'
import { newStrokeId } from './new-stroke-id.ts'

it('names every stroke so that it passes the wire', () => {
  const bytes = encodeStroke({ tool: 'pen', color: '#000000', width: 4, points: new Float32Array([0, 0, 0.5, 0]) })
  const ids = Array.from({ length: 1_000 }, newStrokeId)
  const refused = ids.filter((strokeId) => !parseCommand({ type: 'board.addStroke', pageId: 'p1', strokeId, bytes }))
  expect(refused).toEqual([])
})
