import { boardLabels, createLocalBoard } from '@hwjy/classroom/board'
import type { RoomEvent } from '@hwjy/classroom/core'
import {
  createDeviceChecker,
  createMemoryBank,
  createMemoryFiles,
  createMemoryRoom,
  createPageRtc,
  createStrokeSource,
  type MemoryPerson,
  RoomRefusal,
} from '@hwjy/classroom/local'
import type { ClassroomPorts } from '@hwjy/classroom/react'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { PDF_ASSETS_URL } from '../../shared/pdf-assets.ts'
import { STROKE_FILES } from '../../shared/stroke-files.ts'
import { demoPreparedIds, demoQuestions } from './demo-questions.ts'
import { classmates, type Reaction, reactionsTo } from './classmates.ts'

export const VISITOR_ID = 'visitor'

export interface DemoRoom {
  ports: ClassroomPorts
  onEvent(listener: (event: RoomEvent) => void): () => void
  close(): Promise<void>
}

/** Opens a class in this page, taught by the visitor. No server is called, and no data is stored. */
export function openDemoRoom(visitorName: string): DemoRoom {
  const room = createMemoryRoom({ settings: { roomId: 'demo', title: '第一课 · 你好', teacherId: VISITOR_ID } })
  const visitor: MemoryPerson = { userId: VISITOR_ID, name: visitorName, role: 'teacher' }
  const channel = room.join(visitor)
  for (const person of Object.values(classmates)) room.act(person, { type: 'enter' })

  const timers = new Set<ReturnType<typeof setTimeout>>()
  const seen = new Map<string, number>()
  function react({ who, command, afterMs }: Reaction) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      try {
        room.act(classmates[who], command)
      } catch (error) {
        // The visitor may have muted or removed them meanwhile, or ended the class.
        if (!(error instanceof RoomRefusal)) throw error
      }
    }, afterMs)
    timers.add(timer)
  }
  const stopReacting = room.onEvent((event) => {
    const kind = `${event.type} ${event.by}`
    const before = seen.get(kind) ?? 0
    seen.set(kind, before + 1)
    for (const reaction of reactionsTo(event, VISITOR_ID, before)) react(reaction)
  })

  const rtc = createPageRtc()
  const files = createMemoryFiles()
  const board = createLocalBoard({
    channel,
    // The language may change during class.
    label: (shown) => boardLabels[currentLanguage()](shown),
    files,
    pdfAssetsUrl: PDF_ASSETS_URL,
  })
  const bank = createMemoryBank({ room, teacher: visitor, questions: demoQuestions, preparedIds: demoPreparedIds })
  return {
    ports: {
      channel,
      rtc,
      board,
      files,
      checker: createDeviceChecker({ pingUrl: '/' }),
      strokes: createStrokeSource(STROKE_FILES),
      bank,
    },
    onEvent: room.onEvent,
    async close() {
      stopReacting()
      for (const timer of timers) clearTimeout(timer)
      room.close()
      board.destroy()
      files.close()
      await rtc.leave()
      await channel.leave()
    },
  }
}
