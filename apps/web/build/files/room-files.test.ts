import { expect, it } from 'vitest'
import { roomFiles } from './room-files.ts'

const ROOM = '/src/features/live-room/live-classroom.tsx'
const REPORT = '/report.tsx'

/**
 * A graph in which each entry loads itself and these modules.
 * @param late what each module imports when it needs it
 * @param views which of them the room fetches once it is shown
 */
const files = (loaded: Record<string, string[]>, late: Record<string, string[]>, views: string[] = []) =>
  Object.fromEntries(
    roomFiles({
      loadedWith: (entry) => new Set([entry, ...(loaded[entry] ?? [])]),
      lateImports: new Map(Object.entries({ '/index.html': [ROOM, REPORT], ...late })),
      lateViews: new Set(views),
    }),
  )

it('makes one file of what shows the room, and one of what is fetched once it is shown', () =>
  expect(
    files({ [ROOM]: ['board.ts'], 'chat.ts': ['emoji.ts'] }, { 'board.ts': ['chat.ts'], 'emoji.ts': ['table.ts'] }, [
      'board.ts',
      'emoji.ts',
    ]),
  ).toEqual({
    [ROOM]: 'room',
    'board.ts': 'room',
    'chat.ts': 'room-later',
    'emoji.ts': 'room-later',
    'table.ts': 'room-later',
  }))

it('leaves to the bundler what is fetched when it is opened', () =>
  expect(files({}, { [ROOM]: ['pdf.ts'] })).toEqual({ [ROOM]: 'room' }))

it('leaves to the bundler what another page needs as well, at once or later', () =>
  expect(files({ [ROOM]: ['avatar.ts', 'print.ts'], [REPORT]: ['avatar.ts'] }, { [REPORT]: ['print.ts'] })).toEqual({
    [ROOM]: 'room',
  }))
