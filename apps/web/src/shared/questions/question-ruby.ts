import type { QuestionRuby } from '@hwjy/sdk'

/** Holds an option while it is written. */
interface OptionText {
  id: number
  title: string
}

/** A corrected reading while the question is written: that of an option follows the option when it moves. */
export interface DraftRuby {
  /** A number is the id of an option. */
  field: 'title' | 'passage' | number
  from: number
  to: number
  pinyin: string
}

const keys = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** Keeps the readings of a text that is edited: those behind the change move along, those within it go. */
export function rubyAfterEdit<Reading extends Pick<DraftRuby, 'from' | 'to'>>(
  ruby: readonly Reading[],
  before: string,
  after: string,
): readonly Reading[] {
  if (before === after || ruby.length === 0) return ruby
  const [old, now] = [[...before], [...after]]
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head++
  let tail = 0
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail)) tail++
  const moved = now.length - old.length
  return ruby.flatMap((reading) => {
    if (reading.to <= head) return [reading]
    return reading.from >= old.length - tail ? [{ ...reading, from: reading.from + moved, to: reading.to + moved }] : []
  })
}

/** Keeps the readings of a draft whose title, passage or options were changed. */
export function draftRubyAfter(
  ruby: readonly DraftRuby[],
  before: DraftTexts,
  after: DraftTexts,
): readonly DraftRuby[] {
  if (ruby.length === 0) return ruby
  const fields = [...new Set(ruby.map(({ field }) => field))]
  return fields.flatMap((field) => {
    const of = ruby.filter((reading) => reading.field === field)
    return rubyAfterEdit(of, textOf(before, field), textOf(after, field))
  })
}

interface DraftTexts {
  title: string
  passage: string
  options: readonly OptionText[]
}

export function textOf({ title, passage, options }: DraftTexts, field: DraftRuby['field']): string {
  if (field === 'title') return title
  return field === 'passage' ? passage : (options.find(({ id }) => id === field)?.title ?? '')
}

export const rubyToSend = (ruby: readonly DraftRuby[], options: readonly OptionText[]): QuestionRuby[] =>
  ruby.flatMap(({ field, ...reading }): QuestionRuby[] => {
    if (typeof field === 'string') return [{ field, ...reading }]
    const key = keys[options.findIndex(({ id }) => id === field)]
    return key ? [{ field: key, ...reading }] : []
  })

/** @param options as they were read: their ids are their places */
export const rubyToEdit = (ruby: readonly QuestionRuby[]): DraftRuby[] =>
  ruby.map(({ field, ...reading }) => ({
    field: field === 'title' || field === 'passage' ? field : keys.indexOf(field),
    ...reading,
  }))

/** The readings of one text of a question, the same array between two renderings. */
const byRuby = new WeakMap<readonly QuestionRuby[], Map<string, readonly QuestionRuby[]>>()
export function readingsIn(ruby: readonly QuestionRuby[] | undefined, field: QuestionRuby['field']) {
  if (!ruby || ruby.length === 0) return undefined
  const known = byRuby.get(ruby) ?? new Map<string, readonly QuestionRuby[]>()
  byRuby.set(ruby, known)
  const found = known.get(field) ?? ruby.filter((reading) => reading.field === field)
  known.set(field, found)
  return found
}
