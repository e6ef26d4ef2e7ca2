import { isChatForbidden } from '@hwjy/classroom/core'
import type { Deps } from '../../deps.ts'
import { lessonEntryDenial } from '../../domain/rooms/entry-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { requireSessionId } from '../../http/guard.ts'
import type { TicketPurpose } from '../../live/room-ticket.ts'
import { entryError } from './entry-error.ts'
import { iso } from '../instant.ts'

type TicketCall = Call<Both<'RoomTicket'>>
type TicketRequest = Pick<TicketCall, 'lesson' | 'membership' | 'actor' | 'bearerToken' | 'urlOf' | 'now'>
type EntryCalls =
  | Both<'RoomTicket'>
  | Both<'RenewRoomTicket'>
  | Both<'ForceJoinRoom'>
  | Both<'RtcToken'>
  | Both<'RtcAppInfo'>
  | Both<'JoinChatGroup'>
  | 'findChatRoomId'
  | Both<'RoomKeyframe'>

export function roomEntryRoutes({ config, live, tickets, sessions, people }: Deps): Handlers<EntryCalls> {
  // @throws {ApiError} why this person may not enter now
  const requireEntry = ({ lesson, membership, now }: Pick<TicketCall, 'lesson' | 'membership' | 'now'>) => {
    const denial = lessonEntryDenial(lesson, membership, live.studentsHere(lesson.id), now)
    if (denial) throw entryError(denial, lesson)
  }

  const issue = async (purpose: TicketPurpose, call: TicketRequest) => {
    requireEntry(call)
    const { lesson, actor, bearerToken, urlOf, now } = call
    await live.open(lesson)
    const { userId, role, name } = actor
    const sessionId = await requireSessionId(bearerToken, { sessions })
    const avatar = urlOf((await people.get(userId))?.avatarKey ?? null)
    const holder = { roomId: lesson.id, userId, role, name, sessionId, ...(avatar === null ? {} : { avatar }) }
    return tickets.issue(purpose, holder, now)
  }

  const roomTicket = async (call: TicketCall): Promise<ResponseOf<'teacherRoomTicket'>> => {
    const { token, expiresAt } = await issue('room', call)
    const { id } = call.lesson
    return { token, roomId: id, chatRoomId: id, userId: call.actor.userId, expiresAt: iso(expiresAt) }
  }

  const forceJoin = async (call: Call<Both<'ForceJoinRoom'>>) => {
    const ticket = await roomTicket(call)
    live.closePage(call.lesson.id, call.actor.userId)
    return ticket
  }

  const rtcToken = async (call: Call<Both<'RtcToken'>>): Promise<ResponseOf<'teacherRtcToken'>> => {
    const { token, expiresAt } = await issue('rtc', call)
    const { userId, role } = call.actor
    return { token, roomId: call.lesson.id, userId, role, expiresAt: iso(expiresAt) }
  }

  const rtcAppInfo = (): ResponseOf<'teacherRtcAppInfo'> => ({
    engine: 'local',
    mode: config.rtc.mode,
    sdkAppId: 0,
    iceServers: config.rtc.iceServers.map((server) => ({ ...server })),
    livePath: '/live',
    maxPublishers: config.rtc.maxPublishers,
    maxViewers: config.rtc.maxViewers,
  })

  // The room as it is. @throws {ApiError} `roomNotCreated`
  const requireRoom = async (roomId: string) => {
    const room = await live.state(roomId)
    if (!room) throw new ApiError('roomNotCreated')
    return room
  }

  const joinChatGroup = async (call: Call<Both<'JoinChatGroup'>>) => {
    const { lesson, membership } = call
    if (membership?.isRemoved) throw new ApiError('removedFromClass')
    const room = await requireRoom(lesson.id)
    if (room.status === 'ended') throw new ApiError('classEnded')
    return { chatRoomId: lesson.id, isChatForbidden: isChatForbidden(room), lastSeq: room.seq }
  }

  const roomKeyframe = async ({ lesson }: Call<Both<'RoomKeyframe'>>) => {
    const bytes = await live.keyframe(lesson.id)
    if (!bytes) throw new ApiError('roomNotCreated')
    return bytes
  }

  return {
    ...forBoth('RoomTicket', roomTicket),
    ...forBoth('RenewRoomTicket', roomTicket),
    ...forBoth('ForceJoinRoom', forceJoin),
    ...forBoth('RtcToken', rtcToken),
    ...forBoth('RtcAppInfo', rtcAppInfo),
    ...forBoth('JoinChatGroup', joinChatGroup),
    async findChatRoomId({ lesson }) {
      await requireRoom(lesson.id)
      return { chatRoomId: lesson.id, lessonId: lesson.id }
    },
    teacherRoomKeyframe: roomKeyframe,
    studentRoomKeyframe(call) {
      if (call.membership.isRemoved) throw new ApiError('removedFromClass')
      // Chat and board of a class belong to those who were in it.
      if (call.membership.enteredAt === null) throw new ApiError('notInClass')
      return roomKeyframe(call)
    },
  }
}
