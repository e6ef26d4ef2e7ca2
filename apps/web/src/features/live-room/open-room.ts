import { boardLabels, createLocalBoard } from '@hwjy/classroom/board'
import { createLiveChannel, createLocalRtc, RoomRefusal, type RoomTicket } from '@hwjy/classroom/local'
import type { ClassroomPorts } from '@hwjy/classroom/react'
import { type Role, roomTicketAs, rtcAppInfoAs, rtcTokenAs } from '@hwjy/sdk'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
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
  const board = createLocalBoard({ channel, label: boardLabels[currentLanguage()] })
  return {
    ports: { channel, rtc, board },
    async close() {
      board.destroy()
      await rtc.leave()
      await channel.leave()
    },
  }
}
