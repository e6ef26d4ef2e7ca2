import { createBoardBackgrounds } from './board-backgrounds.ts'
import { createPractices } from './practices.ts'
import { createPrizes } from './prizes.ts'
import { createRoomLogs } from './room-logs.ts'
import { createRoomTraces } from './room-traces.ts'

/** The stores of the area, by the name under which routes and jobs ask for them. */
export const roomStores = {
  boardBackgrounds: createBoardBackgrounds,
  practices: createPractices,
  prizes: createPrizes,
  roomLogs: createRoomLogs,
  roomTraces: createRoomTraces,
}
