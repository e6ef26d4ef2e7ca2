import type { ImportGraph } from '../import-graph.ts'

/** These draw a room: the live one, the one that a visitor holds alone, and a class that is played again. */
const LIVE_ROOM = '/src/features/live-room/live-classroom.tsx'
const ROOMS = [LIVE_ROOM, '/src/features/demo/demo-room.tsx', '/src/features/video/board-replay.tsx']
const isRoom = (id: string) => ROOMS.some((room) => id.endsWith(room))

/**
 * Returns the name of each module's file: one for what shows the live room, one for what it fetches once it is shown.
 * The bundler alone would make some 300. What can be reached without entering a room is left out, so that no page loads
 * the room for one thing that both need.
 */
export function roomFiles(graph: ImportGraph): Map<string, string> {
  const shown = graph.loadedWith(LIVE_ROOM)
  const later = reached(graph, LIVE_ROOM, (importer) => graph.lateViews.has(importer))
  const outside = reached(graph, '/index.html', (_, imported) => !isRoom(imported))
  return new Map(
    [...later].filter((id) => !outside.has(id)).map((id) => [id, shown.has(id) ? 'room' : 'room-later'] as const),
  )
}

/** Ids of the modules loaded with an entry, and with what is imported late from there, as far as `follows` says. */
function reached(
  { loadedWith, lateImports }: ImportGraph,
  entry: string,
  follows: (importer: string, imported: string) => boolean,
): ReadonlySet<string> {
  const ids = new Set(loadedWith(entry))
  // A set is walked to its end, also through what is added on the way.
  for (const importer of ids) {
    for (const imported of lateImports.get(importer) ?? [])
      if (!ids.has(imported) && follows(importer, imported)) for (const id of loadedWith(imported)) ids.add(id)
  }
  return ids
}
