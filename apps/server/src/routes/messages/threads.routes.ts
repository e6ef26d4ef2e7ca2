import type { ShownThread, Side, Thread, ThreadMessage } from '../../db/messages/threads.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { inSeconds } from '../../domain/budget.ts'
import type { Attachment } from '../../domain/files/attachment.ts'
import { sharedSince, threadDenial, threadTextDenial } from '../../domain/messages/thread-rules.ts'
import { plainText } from '../../domain/plain-text.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers, ResponseOf } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { attachmentResponses } from '../homework/homework-responses.ts'
import { ownAttachments } from '../homework/own-attachments.ts'
import { iso } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'

type ThreadCalls =
  | Both<'ListThreads'>
  | Both<'GetThread'>
  | Both<'ListThreadMessages'>
  | Both<'SendThreadMessage'>
  | Both<'ReadThread'>
type ThreadResponse = ResponseOf<'teacherGetThread'>['thread']
type MessageResponse = ResponseOf<'teacherSendThreadMessage'>

const TOLD = 'messageReceived'
const PAGE_SIZE = 30

export function threadRoutes(deps: Deps): Handlers<ThreadCalls> {
  const { attachments, people, systemMessages, threadBudget, threads } = deps

  const isSwitchedOn = async (schoolId: string) => (await people.school(schoolId))?.settings.directMessages ?? false
  const sharedWith = (side: Side, personIds: readonly string[], now: number) =>
    threads.sharedClasses(side, personIds, sharedSince(now))

  const list = async ({ actor, input, school, urlOf, now }: Call<Both<'ListThreads'>>) => {
    const page = await threads.page(actor, pageRequest(input))
    const [shared, isOn, unread] = [
      await sharedWith(
        actor,
        page.records.map(({ other }) => other.id),
        now,
      ),
      await isSwitchedOn(school),
      await threads.unread(actor),
    ]
    const shown = mapPage(page, (thread) => {
      const classNames = shared.get(thread.other.id) ?? []
      return threadResponse(thread, { actor, classNames, isOn, urlOf })
    })
    return { ...shown, unread }
  }

  /** @throws {ApiError} `notFound` for a person whom this one cannot know of, `noSharedClass` */
  const get = async ({ actor, input, school, urlOf, now }: Call<Both<'GetThread'>>) => {
    const { personId, size = PAGE_SIZE } = input
    const [thread, shared] = [await threads.withPerson(actor, personId), await sharedWith(actor, [personId], now)]
    const classNames = shared.get(personId) ?? []
    const reader = { actor, classNames, isOn: await isSwitchedOn(school), urlOf }
    if (thread) return { thread: threadResponse(thread, reader), ...(await messagesOf(thread, actor, urlOf, size)) }
    const other = await threads.other(actor, personId)
    if (!other) throw new ApiError('notFound')
    if (classNames.length === 0) throw new ApiError('noSharedClass')
    return { thread: threadResponse({ ...notBegun, other }, reader), messages: [], hasMore: false }
  }

  const messagesOf = async (thread: Thread, actor: Actor, urlOf: UrlOf, size: number, beforeNo?: number) => {
    const found = await threads.messages(thread.id, size + 1, beforeNo)
    const messages = found.slice(-size).map((message) => messageResponse(message, thread, actor, urlOf))
    return { messages, hasMore: found.length > size }
  }

  const older = async ({ actor, input, urlOf }: Call<Both<'ListThreadMessages'>>) => {
    const { threadId, beforeId, size = PAGE_SIZE } = input
    const thread = await requireThread(threadId)
    const before = beforeId === undefined ? undefined : await requireNumber(threadId, 'beforeId', beforeId)
    return messagesOf(thread, actor, urlOf, size, before)
  }

  /** @throws {ApiError} `notFound` */
  const requireThread = async (threadId: string) => {
    const thread = await threads.get(threadId)
    if (!thread) throw new ApiError('notFound')
    return thread
  }
  /** @throws {ApiError} `invalidInput` */
  const requireNumber = async (threadId: string, path: string, messageId: string) => {
    const no = await threads.numberOf(threadId, messageId)
    if (no === null) throw invalidField(path, 'unknown_message', 'This conversation has no such message.')
    return no
  }

  /** @throws {ApiError} `notFound`, `messagesSwitchedOff`, `noSharedClass` */
  const requireMayWrite = async (actor: Actor, personId: string, school: string, now: number) => {
    if (!(await threads.other(actor, personId))) throw new ApiError('notFound')
    const shared = (await sharedWith(actor, [personId], now)).get(personId) ?? []
    const denial = threadDenial(await isSwitchedOn(school), shared)
    if (denial) throw new ApiError(denial === 'switched-off' ? 'messagesSwitchedOff' : 'noSharedClass')
  }

  /** @throws {ApiError} as `requireMayWrite`, and `invalidInput`, `messageTooShort`, `tooOften` */
  const send = async ({ actor, input, school, urlOf, now }: Call<Both<'SendThreadMessage'>>) => {
    const { personId, resourceIds = [], commandId, confirm } = input
    await requireMayWrite(actor, personId, school, now)
    const text = requireText(input.text ?? '', resourceIds.length, confirm)
    const pair = { teacherId: actor.userId, studentId: actor.userId }
    const thread = await threads.open(
      { ...pair, [actor.role === 'teacher' ? 'studentId' : 'teacherId']: personId },
      now,
    )
    const sent = await threads.ofCommand(actor.userId, commandId)
    if (sent) return messageResponse(sent, await requireThread(sent.threadId), actor, urlOf)
    const attached = await ownAttachments(attachments, actor.userId, { resourceIds })
    const pictures = requirePictures(attached('resourceIds'))
    const over = threadBudget.take(actor.userId, now)
    if (over) throw new ApiError('tooOften', inSeconds(over))
    const by = { senderId: actor.userId, senderRole: actor.role }
    const message = await threads.add(thread, { ...by, text, pictures, commandId, sentAt: now })
    const values = { name: actor.name, role: actor.role }
    await systemMessages.tellOnce(personId, { kind: TOLD, values, targetId: actor.userId }, now)
    return messageResponse(message, thread, actor, urlOf)
  }

  const read = async ({ actor, input: { threadId, messageId }, now }: Call<Both<'ReadThread'>>) => {
    const thread = await requireThread(threadId)
    await threads.read(threadId, actor.role, await requireNumber(threadId, 'messageId', messageId))
    await systemMessages.readAbout(actor.userId, TOLD, otherOf(thread, actor), now)
    return { threadId, unread: await threads.unread(actor) }
  }

  return {
    ...forBoth('ListThreads', list),
    ...forBoth('GetThread', get),
    ...forBoth('ListThreadMessages', older),
    ...forBoth('SendThreadMessage', send),
    ...forBoth('ReadThread', read),
  }
}

const notBegun = { id: null, lastMessage: null, unread: 0, lastNo: 0, teacherReadNo: 0, studentReadNo: 0 }

const otherOf = ({ teacherId, studentId }: Thread, { role }: Actor) => (role === 'teacher' ? studentId : teacherId)

/** @throws {ApiError} `invalidInput`, `messageTooShort` */
function requireText(written: string, pictureCount: number, isMeant: boolean): string {
  const text = plainText(written)
  const denial = threadTextDenial(text, pictureCount, isMeant)
  if (denial === 'empty') throw invalidField('text', 'empty', 'This is empty.')
  if (denial === 'too-short') throw new ApiError('messageTooShort')
  return text
}

/** @throws {ApiError} `invalidInput` */
function requirePictures(files: Attachment[]): Attachment[] {
  const other = files.findIndex(({ contentType }) => !contentType.startsWith('image/'))
  if (other >= 0) throw invalidField(`resourceIds.${other}`, 'not_a_picture', 'This is not a picture.')
  return files
}

interface Reader {
  actor: Actor
  classNames: string[]
  isOn: boolean
  urlOf: UrlOf
}

function threadResponse(
  thread: Omit<ShownThread, 'id' | 'teacherId' | 'studentId'> & { id: string | null },
  { actor, classNames, isOn, urlOf }: Reader,
): ThreadResponse {
  const { id, other, lastMessage, unread } = thread
  return {
    threadId: id,
    person: personBrief(other, urlOf),
    role: actor.role === 'teacher' ? 'student' : 'teacher',
    classNames,
    unread,
    lastMessage: lastMessage && messageResponse(lastMessage, thread, actor, urlOf),
    sendDenial: threadDenial(isOn, classNames),
  }
}

function messageResponse(
  message: ThreadMessage,
  { teacherReadNo, studentReadNo }: Pick<Thread, 'teacherReadNo' | 'studentReadNo'>,
  viewer: Actor,
  urlOf: UrlOf,
): MessageResponse {
  const { id, no, senderId, senderRole, text, pictures, sentAt, commandId } = message
  const isMine = senderId === viewer.userId
  return {
    messageId: id,
    isMine,
    text,
    pictures: attachmentResponses(pictures, { urlOf }),
    sentAt: iso(sentAt),
    isRead: no <= (senderRole === 'teacher' ? studentReadNo : teacherReadNo),
    commandId: isMine ? commandId : null,
  }
}
