import { createBoardBackgrounds } from './board-backgrounds.ts'
import { createPractices } from './practices.ts'
import { createPrizes } from './prizes.ts'
import { createRoomLogs } from './room-logs.ts'
import { createRoomTraces } from './room-traces.ts'

export const roomStores = {
  boardBackgrounds: createBoardBackgrounds,
  practices: createPractices,
  prizes: createPrizes,
  roomLogs: createRoomLogs,
  roomTraces: createRoomTraces,
}
