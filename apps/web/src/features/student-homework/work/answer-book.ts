/**
 * The answers of one student to one homework, on this device, as data. Its rules:
 * [AB1] what was typed last here is shown, whatever the server has.
 * [AB2] only what changed is sent, with the `savedAt` it is based on.
 * [AB3] an answer counts as saved when the server said so, and no change came after it.
 * [AB4] an answer that was saved elsewhere meanwhile is not overwritten: both are shown, and the student chooses.
 * [AB5] a file is part of the answer at once, and goes to the server once it is uploaded.
 * [AB6] a file that the server has under the same name is the same file: its response was lost, or not kept in time.
 */
import type { Answer, AnswerInput, Attachment, ChoiceKey, WorkQuestion } from '@hwjy/sdk'

/** A photo or a take. `resourceId` is null until it is uploaded; `blob` is what this device still has of it. */
export interface AnswerFile {
  id: string
  /** No other file of the answer has it. */
  name: string
  resourceId: string | null
  blob: Blob | null
  /** On the server; null for one that this page added. */
  url: string | null
  durationSeconds: number | null
  /** Its upload failed for good, and can be tried again. */
  hasFailed?: boolean
  /** With `hasFailed`: the person's space is used up, so trying again is of no use before there is more. */
  hasNoSpace?: boolean
}

export interface OwnAnswer {
  keys: readonly ChoiceKey[]
  text: string
  images: readonly AnswerFile[]
  audio: readonly AnswerFile[]
}
export type FileField = 'images' | 'audio'

export interface Entry extends OwnAnswer {
  /** `savedAt` of what the server has, as this page knows it; null where it has nothing. */
  basedOn: string | null
  /** Counts the changes that have to be sent, and those that the server has. */
  changes: number
  sent: number
  isLater: boolean
  /** Describes what was saved elsewhere meanwhile; undefined while nothing is to be chosen. */
  theirs?: Answer | null
}

/** Why nothing can be saved any more. */
export type BookEnd = 'not-open' | 'ended' | 'time-over' | 'handed-in' | 'not-begun' | 'gone' | 'excused'

export interface AnswerBook {
  entries: ReadonlyMap<number, Entry>
  /** Answers on their way: which change of each question. */
  sending: ReadonlyMap<number, number> | null
  /** Attempts that failed, one after the other. */
  failures: number
  /** When the server last said that it has an answer; ISO 8601. */
  savedAt: string | null
  end: BookEnd | null
}

/** Describes what is kept on the device of one question that the server does not have. */
export type KeptEntry = OwnAnswer & Pick<Entry, 'basedOn' | 'isLater'> & { isUnsent: boolean }
export interface KeptBook {
  entries: Readonly<Record<number, KeptEntry>>
}
export const emptyBook: KeptBook = { entries: {} }

export type BookEvent =
  | { type: 'changed'; no: number; part: Partial<Pick<OwnAnswer, 'keys' | 'text'>> }
  | { type: 'fileAdded'; no: number; field: FileField; file: AnswerFile }
  | { type: 'fileStored'; no: number; field: FileField; id: string; resourceId: string; url: string }
  | { type: 'fileFailed'; no: number; field: FileField; id: string; hasNoSpace: boolean }
  | { type: 'fileRemoved'; no: number; field: FileField; id: string }
  | { type: 'fileMoved'; no: number; id: string; by: -1 | 1 }
  | { type: 'later'; no: number; isLater: boolean }
  | { type: 'sending'; changes: ReadonlyMap<number, number> }
  | { type: 'saved'; savedAt: string }
  | { type: 'failed' }
  | { type: 'conflict'; answers: readonly { no: number; answer: Answer | null }[] }
  | { type: 'chosen'; no: number; which: 'mine' | 'theirs' }
  | { type: 'over'; end: BookEnd }

export const filesOf = (attachments: readonly Attachment[]): AnswerFile[] =>
  attachments.map(({ resourceId, fileName, resourceUrl, durationSeconds }) => ({
    id: resourceId,
    name: fileName,
    resourceId,
    blob: null,
    url: resourceUrl,
    durationSeconds,
  }))

const ownOf = (answer: Answer | null): OwnAnswer => ({
  keys: answer?.keys ?? [],
  text: answer?.text ?? '',
  images: filesOf(answer?.images ?? []),
  audio: filesOf(answer?.audio ?? []),
})

/** Puts together what the server has and what this device kept. [AB1] */
export function openBook(questions: readonly Pick<WorkQuestion, 'no' | 'answer'>[], kept: KeptBook): AnswerBook {
  const entries = new Map(
    questions.map(({ no, answer }): [number, Entry] => {
      const fromServer = { ...ownOf(answer), basedOn: answer?.savedAt ?? null, changes: 0, sent: 0, isLater: false }
      const mine = kept.entries[no]
      if (!mine) return [no, fromServer]
      const { isUnsent, isLater, ...rest } = mine
      const own = withStored(rest, fromServer)
      if (!isUnsent || isSameAnswer(own, fromServer)) return [no, { ...fromServer, isLater }]
      const entry: Entry = { ...own, isLater, changes: 1, sent: 0 }
      if (own.basedOn === fromServer.basedOn) return [no, entry]
      if (isPartOf(fromServer, own)) return [no, { ...entry, basedOn: fromServer.basedOn }]
      // Saved elsewhere since this device read it, and not the same. [AB4]
      return [no, { ...entry, theirs: answer }]
    }),
  )
  const savedAt = questions.reduce<string | null>(
    (last, { answer }) => (answer && (last === null || answer.savedAt > last) ? answer.savedAt : last),
    null,
  )
  return { entries, sending: null, failures: 0, savedAt, end: null }
}

/** Returns the questions with the answers that the server is known to have: what this device opens without a line. */
export function withSavedAnswers(questions: readonly WorkQuestion[], { entries }: AnswerBook): WorkQuestion[] {
  return questions.map((question) => {
    const entry = entries.get(question.no)
    if (!entry || entry.basedOn === null || isEntryUnsent(entry)) return question
    const { keys, text, images, audio, basedOn } = entry
    const answer = {
      keys: [...keys],
      text,
      images: attachmentsOf(images, 'image/jpeg'),
      audio: attachmentsOf(audio, 'audio/mpeg'),
      savedAt: basedOn,
    }
    return { ...question, answer }
  })
}

const attachmentsOf = (files: readonly AnswerFile[], contentType: string): Attachment[] =>
  files.flatMap(({ resourceId, name, url, durationSeconds }) =>
    resourceId === null
      ? []
      : [{ resourceId, fileName: name, resourceUrl: url ?? '', contentType, sizeBytes: 0, durationSeconds }],
  )

/** Describes what has to stay on this device until the server has it. */
export function keptOf({ entries }: Pick<AnswerBook, 'entries'>): KeptBook {
  const kept: Record<number, KeptEntry> = {}
  for (const [no, entry] of entries) {
    const { keys, text, images, audio, basedOn, isLater } = entry
    const isUnsent = isEntryUnsent(entry)
    // A file that is uploaded needs no copy here; a take has its own store.
    const photos = images.map((file) => (file.resourceId === null ? file : { ...file, blob: null }))
    const takes = audio.map((file) => ({ ...file, blob: null }))
    if (isUnsent || isLater) kept[no] = { keys, text, images: photos, audio: takes, basedOn, isLater, isUnsent }
  }
  return { entries: kept }
}

const isPending = ({ resourceId }: AnswerFile) => resourceId === null
export const pendingFiles = ({ images, audio }: OwnAnswer): readonly AnswerFile[] =>
  [...images, ...audio].filter(isPending)

export const isEntryUnsent = (entry: Entry) => entry.changes > entry.sent || pendingFiles(entry).length > 0
export const isBookUnsent = ({ entries }: Pick<AnswerBook, 'entries'>) => [...entries.values()].some(isEntryUnsent)

/** Two answers to one question wait for a choice. [AB4] */
export const isChoiceOpen = ({ entries }: Pick<AnswerBook, 'entries'>) =>
  [...entries.values()].some(({ theirs }) => theirs !== undefined)

export const isAnswered = ({ keys, text, images, audio }: OwnAnswer) =>
  keys.length + images.length + audio.length > 0 || text.trim() !== ''

/** Sign of a question in the strip. */
export type EntrySign = 'empty' | 'answered' | 'sending' | 'later' | 'choose'

export function signOf(entry: Entry): EntrySign {
  if (entry.theirs !== undefined) return 'choose'
  if (isEntryUnsent(entry)) return 'sending'
  if (entry.isLater) return 'later'
  return isAnswered(entry) ? 'answered' : 'empty'
}

/** Answers that the server does not have yet. [AB2] */
export function answersToSend({ entries, sending, end }: AnswerBook): AnswerInput[] {
  if (sending !== null || end !== null) return []
  return [...entries].flatMap(([no, entry]) =>
    entry.changes > entry.sent && entry.theirs === undefined ? [inputOf(no, entry)] : [],
  )
}

function inputOf(no: number, { keys, text, images, audio, basedOn }: Entry): AnswerInput {
  const ids = (files: readonly AnswerFile[]) =>
    files.flatMap(({ resourceId }) => (resourceId === null ? [] : [resourceId]))
  return { no, keys: [...keys], text, imageIds: ids(images), audioIds: ids(audio), basedOn }
}

export function bookReducer(book: AnswerBook, event: BookEvent): AnswerBook {
  switch (event.type) {
    case 'changed':
      return change(book, event.no, (entry) => ({ ...entry, ...event.part, changes: entry.changes + 1 }))
    case 'later':
      return change(book, event.no, (entry) => ({ ...entry, isLater: event.isLater }))
    case 'fileAdded':
      // It is sent once it is uploaded. [AB5]
      return changeFiles(book, event, (files) => [...files, event.file], event.file.resourceId === null ? 0 : 1)
    case 'fileStored': {
      const { id, resourceId, url } = event
      return changeFiles(
        book,
        event,
        (files) =>
          files.map((file) =>
            file.id === id ? { ...file, resourceId, url, hasFailed: false, hasNoSpace: false } : file,
          ),
        1,
      )
    }
    case 'fileFailed':
      return changeFiles(
        book,
        event,
        (files) =>
          files.map((file) =>
            file.id === event.id ? { ...file, hasFailed: true, hasNoSpace: event.hasNoSpace } : file,
          ),
        0,
      )
    case 'fileRemoved':
      return changeFiles(book, event, (files) => files.filter(({ id }) => id !== event.id), 1)
    case 'fileMoved':
      return changeFiles(book, { ...event, field: 'images' }, (files) => moved(files, event.id, event.by), 1)
    case 'sending':
      return { ...book, sending: event.changes }
    case 'saved':
      return withSaved(book, event.savedAt)
    case 'failed':
      return { ...book, sending: null, failures: book.failures + 1 }
    case 'conflict':
      return withConflicts(book, event.answers)
    case 'chosen':
      return change(book, event.no, (entry) => choose(entry, event.which))
    case 'over':
      return { ...book, sending: null, end: event.end }
    default:
      return event satisfies never
  }
}

function change(book: AnswerBook, no: number, to: (entry: Entry) => Entry): AnswerBook {
  const entry = book.entries.get(no)
  return entry ? { ...book, entries: new Map(book.entries).set(no, to(entry)) } : book
}

function changeFiles(
  book: AnswerBook,
  { no, field }: { no: number; field: FileField },
  to: (files: readonly AnswerFile[]) => readonly AnswerFile[],
  changes: 0 | 1,
): AnswerBook {
  return change(book, no, (entry) => ({ ...entry, [field]: to(entry[field]), changes: entry.changes + changes }))
}

function moved(files: readonly AnswerFile[], id: string, by: -1 | 1): readonly AnswerFile[] {
  const place = files.findIndex((file) => file.id === id)
  const [one, other] = [files[place], files[place + by]]
  return one && other ? files.with(place, other).with(place + by, one) : files
}

/** [AB3] A change that came meanwhile stays to be sent, based on what is saved now. */
function withSaved(book: AnswerBook, savedAt: string): AnswerBook {
  const entries = new Map(book.entries)
  for (const [no, changes] of book.sending ?? []) {
    const entry = entries.get(no)
    if (entry) entries.set(no, { ...entry, sent: changes, basedOn: savedAt })
  }
  return { ...book, entries, sending: null, failures: 0, savedAt }
}

/** [AB4] What is the same on both sides is no question. */
function withConflicts(book: AnswerBook, answers: readonly { no: number; answer: Answer | null }[]): AnswerBook {
  const entries = new Map(book.entries)
  for (const { no, answer } of answers) {
    const mine = entries.get(no)
    if (!mine) continue
    const other = ownOf(answer)
    const entry = withStored(mine, other)
    if (isSameAnswer(entry, other)) entries.set(no, withTheirs(entry, answer))
    else if (answer && isPartOf(other, entry)) entries.set(no, { ...entry, basedOn: answer.savedAt })
    else entries.set(no, { ...entry, theirs: answer })
  }
  return { ...book, entries, sending: null, failures: 0 }
}

function choose(entry: Entry, which: 'mine' | 'theirs'): Entry {
  const { theirs, ...rest } = entry
  if (theirs === undefined) return entry
  return which === 'theirs'
    ? withTheirs(rest, theirs)
    : { ...rest, basedOn: theirs?.savedAt ?? null, changes: rest.changes + 1 }
}

const withTheirs = (entry: Entry, answer: Answer | null): Entry => ({
  ...entry,
  ...ownOf(answer),
  basedOn: answer?.savedAt ?? null,
  sent: entry.changes,
})

/** Gives files that are on their way here what the server has of them. [AB6] */
function withStored<Own extends OwnAnswer>(own: Own, server: OwnAnswer): Own {
  const found = (field: FileField) =>
    own[field].map((file) => {
      const stored = isPending(file) ? server[field].find(({ name }) => name === file.name) : undefined
      return stored ? { ...file, resourceId: stored.resourceId, url: stored.url } : file
    })
  return { ...own, images: found('images'), audio: found('audio') }
}

/** The server has this answer without files that are still on their way: a save whose response was lost. */
const isPartOf = (part: OwnAnswer, whole: OwnAnswer) => {
  const all = new Set([...whole.images, ...whole.audio].map(({ resourceId }) => resourceId))
  return (
    part.keys.join('') === whole.keys.join('') &&
    part.text === whole.text &&
    [...part.images, ...part.audio].every(({ resourceId }) => all.has(resourceId))
  )
}

const idsOf = (files: readonly AnswerFile[]) => files.map(({ resourceId, id }) => resourceId ?? id).join(' ')
const isSameAnswer = (one: OwnAnswer, other: OwnAnswer) =>
  one.keys.join('') === other.keys.join('') &&
  one.text === other.text &&
  idsOf(one.images) === idsOf(other.images) &&
  idsOf(one.audio) === idsOf(other.audio)
