/** Whether students may look at pages that the class has left. [R80] */
import { flag } from '../../../shapes/shape.ts'
import { happened, unchanged } from '../../decision.ts'
import { withBoard } from '../../rules/board-entries.ts'
import { mayLookBack } from '../../rules/look-back-rules.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from '../table.ts'

export type LookBackCommand = { type: 'setLookBack'; allowed: boolean }
export type LookBackEvent = { type: 'lookBackSet'; allowed: boolean }

export const lookBackCommands: CommandTable<LookBackCommand, LookBackEvent> = {
  setLookBack: {
    ...ordinary,
    rules: ['R80'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { allowed: flag },
    marks: ['lookBackSet'],
    decide: ({ room, command: { allowed } }) =>
      mayLookBack(room) === allowed ? unchanged : happened({ type: 'lookBackSet', allowed }),
  },
}

export const lookBackEvents: EventTable<LookBackEvent> = {
  lookBackSet: {
    shape: { allowed: flag },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, { allowed }) => withBoard(room, { ...room.board, lookBack: allowed }),
  },
}
