import type { BoardEngine } from '../ports/board-engine.ts'
import type { RoomChannel } from '../ports/room-channel.ts'
import type { EarlierLessons } from '../ports/earlier-lessons.ts'
import type { DeviceChecker } from '../ports/device-checker.ts'
import type { UserId } from '../core/room/ids.ts'
import type { RoomFiles } from '../ports/room-files.ts'
import type { RtcEngine } from '../ports/rtc-engine.ts'
import type { QuestionBank } from '../ports/question-bank.ts'
import type { SoundSource } from '../ports/sound-source.ts'
import type { StrokeSource } from '../ports/stroke-source.ts'

export interface EnrolledPerson {
  userId: UserId
  name: string
  avatar?: string
  /** The student said beforehand that they would not come; the reason may be empty. */
  leave?: { reason: string }
}

/** Lists everything that the classroom asks of its host. The host that makes the ports also ends them. */
export interface ClassroomPorts {
  channel: RoomChannel
  rtc: RtcEngine
  board: BoardEngine
  /** Tests microphone and speaker during class; without it there is no such button. */
  checker?: DeviceChecker
  /** The strokes of characters. Without it, character cards show no order of strokes, and nobody writes by hand. [R70] */
  strokes?: StrokeSource
  /** The school's questions, for a teacher. Without it, questions are not asked from here. [R26] */
  bank?: QuestionBank
  /**
   * Files of the lesson: pictures and courseware on the board. The board is made with the same ones. Without them nothing
   * can be inserted from a file. [R90]
   */
  files?: RoomFiles
  /** Lessons that the class has had, for a teacher. Without it no pages of them can be inserted. [R94] */
  earlier?: EarlierLessons
  /**
   * Tells a teacher who the students of the lesson are, those included who have not come: the room knows their ids
   * alone. Asked when the list of people is opened, or a roll call lists a person who has not come; without it, who is
   * missing is only counted. [R27][R46]
   */
  enrolled?(): Promise<readonly EnrolledPerson[]>
  /** Records what a teacher says for a dictation. Without it, dictations are read aloud. [R72] */
  sounds?: SoundSource
}
