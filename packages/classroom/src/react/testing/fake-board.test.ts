// @vitest-environment happy-dom
import { createBoardProbe } from '../../board/testing/board-probe.ts'
import { describeBoardEngine } from '../../ports/board-engine.contract.ts'
import { createFakeBoard } from './fake-board.ts'

describeBoardEngine('fake', async () => {
  const board = createFakeBoard({ hasPage: (pageId) => pageId === 'page-1' })
  const [left, right] = [document.createElement('div'), document.createElement('div')]
  return {
    ...createBoardProbe(board, { left, right }),
    refuseOne: async () => board.refuse('not-allowed-to-draw'),
    close: async () => undefined,
  }
})
