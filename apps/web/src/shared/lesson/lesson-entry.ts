import { checkLesson, type EntryDenial, getLessonPreparation, type LessonSummary, type Role } from '@hwjy/sdk'
import { serverClock } from '../time/server-clock.ts'

/** May this person enter, as the server sees it. */
export interface Entry {
  lesson: LessonSummary
  /** Null when the user may enter. */
  denial: EntryDenial | null
  /** Server's clock minus ours, in ms. */
  offsetMs: number
}

/** Runs the entry check of the lesson. @throws {SdkError} also when the lesson is not this person's */
export async function checkEntry(lessonId: string, role: Role, signal: AbortSignal): Promise<Entry> {
  if (role === 'student') {
    const { lesson, denial, serverTime } = await checkLesson({ lessonId }, { signal })
    serverClock.note(serverTime, Date.now())
    return { lesson, denial, offsetMs: serverClock.offsetMs() }
  }
  const { lesson } = await getLessonPreparation({ lessonId }, { signal })
  return { lesson, denial: lesson.enterDenial, offsetMs: serverClock.offsetMs() }
}
