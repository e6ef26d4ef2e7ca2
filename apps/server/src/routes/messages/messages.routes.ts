import type { ToldMessage } from '../../db/messages/system-messages.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import { canTurnOff, categoryOf, MESSAGE_CATEGORIES } from '../../domain/messages/message-category.ts'
import { messageSentence, valuesIn } from '../../domain/messages/message-sentence.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { iso } from '../instant.ts'

type MessageCalls =
  | Both<'ListMessages'>
  | Both<'CountUnread'>
  | Both<'GetMessageNews'>
  | Both<'ReadMessages'>
  | Both<'ListNotificationSettings'>
  | Both<'UpdateNotificationSetting'>

type Reader = Pick<Call<'teacherListMessages'>, 'language' | 'zone'>

export function messageRoutes({ systemMessages }: Deps): Handlers<MessageCalls> {
  const list = async (call: Call<Both<'ListMessages'>>): Promise<ResponseOf<'teacherListMessages'>> => {
    const { category, isUnreadOnly, ...paging } = call.input
    const page = await systemMessages.page(call.actor.userId, { category, isUnreadOnly }, pageRequest(paging))
    return mapPage(page, (message) => messageResponse(message, call))
  }

  const unread = async (personId: string): Promise<ResponseOf<'teacherCountUnread'>> => {
    const counts = await systemMessages.unread(personId)
    const categories = MESSAGE_CATEGORIES.map((category) => ({ category, unread: counts.get(category) ?? 0 }))
    return { total: categories.reduce((sum, one) => sum + one.unread, 0), categories }
  }

  const unreadWithLatest = async (call: Call<Both<'GetMessageNews'>>) => {
    const { total } = await unread(call.actor.userId)
    const latest = total === 0 ? null : await systemMessages.latestUnread(call.actor.userId)
    return { hasNew: total > 0, unread: total, latest: latest && messageResponse(latest, call) }
  }

  const read = async ({ actor, input, now }: Call<Both<'ReadMessages'>>) => {
    await systemMessages.read(actor.userId, input.messageIds, now)
    return unread(actor.userId)
  }

  const settings = async (personId: string): Promise<ResponseOf<'teacherListNotificationSettings'>> => {
    const muted = await systemMessages.muted(personId)
    return MESSAGE_CATEGORIES.map((category) => ({
      category,
      isOn: !muted.has(category),
      canTurnOff: canTurnOff(category),
    }))
  }

  const change = async ({ actor, input: { category, isOn }, now }: Call<Both<'UpdateNotificationSetting'>>) => {
    if (!isOn && !canTurnOff(category)) throw new ApiError('alwaysTold')
    await systemMessages.mute(actor.userId, category, !isOn, now)
    return settings(actor.userId)
  }

  return {
    ...forBoth('ListMessages', list),
    ...forBoth('CountUnread', ({ actor }) => unread(actor.userId)),
    ...forBoth('GetMessageNews', unreadWithLatest),
    ...forBoth('ReadMessages', read),
    ...forBoth('ListNotificationSettings', ({ actor }) => settings(actor.userId)),
    ...forBoth('UpdateNotificationSetting', change),
  }
}

function messageResponse(message: ToldMessage, { language, zone }: Reader) {
  const { id, kind, values, targetId, createdAt, readAt } = message
  return {
    messageId: id,
    kind,
    category: categoryOf(kind),
    text: messageSentence({ kind, values }, language, zone),
    values: valuesIn(language, values),
    targetId,
    createdAt: iso(createdAt),
    isRead: readAt !== null,
  }
}
