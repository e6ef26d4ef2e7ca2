import { boardLabels, createLocalBoard } from '@hwjy/classroom/board'
import {
  createDeviceChecker,
  createLateMicrophone,
  createLiveChannel,
  createLocalRtc,
  createStrokeSource,
  RoomRefusal,
  type RoomTicket,
} from '@hwjy/classroom/local'
import type { ClassroomPorts, EnrolledPerson } from '@hwjy/classroom/react'
import { getLessonPreparation, type Role, roomTicketAs, rtcAppInfoAs, rtcTokenAs } from '@hwjy/sdk'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { PDF_ASSETS_URL } from '../../shared/pdf-assets.ts'
import { STROKE_FILES } from '../../shared/stroke-files.ts'
import { earlierLessons } from './earlier-lessons.ts'
import { createLessonFiles } from '../../shared/lesson/lesson-files.ts'
import { questionBank } from './question-bank.ts'
import { ticketRefusal } from './ticket-refusal.ts'

export interface OpenRoom {
  ports: ClassroomPorts
  /** Leaves the room and releases every device. Idempotent. */
  close(): Promise<void>
}

/** Makes the classroom's ports over our API and our `/live` socket. @throws {SdkError} */
export async function openRoom(lessonId: string, role: Role): Promise<OpenRoom> {
  const [appInfo, { userId }] = await Promise.all([rtcAppInfoAs(role), rtcTokenAs(role, { lessonId })])

  const channel = createLiveChannel({
    url: appInfo.livePath,
    async getTicket(): Promise<RoomTicket> {
      try {
        const { token, roomId, userId } = await roomTicketAs(role, { lessonId })
        return { ticket: token, roomId, userId }
      } catch (error) {
        const refusal = ticketRefusal(error)
        throw refusal === null ? error : new RoomRefusal(refusal)
      }
    },
  })
  const rtc = createLocalRtc({
    signalling: channel.signalling,
    getToken: async () => (await rtcTokenAs(role, { lessonId })).token,
    iceServers: appInfo.iceServers,
    userId,
    mode: appInfo.mode,
    maxPublishers: appInfo.maxPublishers,
    maxViewers: appInfo.maxViewers,
  })
  const files = createLessonFiles(lessonId, role)
  const board = createLocalBoard({
    channel,
    // The language may change during class.
    label: (shown) => boardLabels[currentLanguage()](shown),
    files,
    pdfAssetsUrl: PDF_ASSETS_URL,
  })
  return {
    ports: {
      channel,
      rtc,
      board,
      files,
      checker: createDeviceChecker({ pingUrl: '/healthz' }),
      strokes: createStrokeSource(STROKE_FILES),
      ...(role === 'teacher' && {
        enrolled: () => enrolledIn(lessonId),
        bank: questionBank(lessonId),
        earlier: earlierLessons(lessonId, files),
        sounds: createLateMicrophone(),
      }),
    },
    async close() {
      board.destroy()
      await rtc.leave()
      await channel.leave()
    },
  }
}

/** The students of a lesson by name, with what they said about coming. @throws {SdkError} */
async function enrolledIn(lessonId: string): Promise<EnrolledPerson[]> {
  const { students, plans } = await getLessonPreparation({ lessonId })
  const leaves = new Map(plans.flatMap(({ stuId, plan, reason }) => (plan === 'onLeave' ? [[stuId, reason]] : [])))
  return students.map(({ stuId, name, avatar }) => {
    const reason = leaves.get(stuId)
    return { userId: stuId, name, ...(avatar && { avatar }), ...(reason !== undefined && { leave: { reason } }) }
  })
}
