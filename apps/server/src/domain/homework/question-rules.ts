import { BLANK, TYPED_MAX_LENGTH } from '@hwjy/classroom/core'
import type { AnswerMode, ChoiceOption, QuestionRuby, QuestionType, TypedKey, TypedType } from './question.ts'
import type { FieldIssue } from '../field-issue.ts'

const OPTION_KEYS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

export const isChoice = (type: QuestionType) => type === 'singleChoice' || type === 'multipleChoice'
export const isTyped = (type: QuestionType): type is TypedType => type === 'fillIn' || type === 'dictation'

/**
 * Lists the types that homework asks, and those that a class asks. A class has no time to read aloud one by one, and
 * homework has no marking of what is typed.
 */
export const typesAskedIn: Readonly<Record<'homework' | 'lesson', readonly QuestionType[]>> = {
  homework: ['singleChoice', 'multipleChoice', 'readAloud', 'subjective'],
  lesson: ['singleChoice', 'multipleChoice', 'fillIn', 'dictation'],
}

interface QuestionDraft {
  type: QuestionType
  title: string
  passage: string
  options: readonly ChoiceOption[]
  correctKeys: readonly string[]
  /** Lists the ways to answer a subjective question; other types decide them by themselves. */
  writtenModes: readonly ('text' | 'photo')[]
  typed: TypedKey | null
}

export function answerModesOf(type: QuestionType, writtenModes: readonly ('text' | 'photo')[]): AnswerMode[] {
  if (isChoice(type)) return ['choice']
  if (isTyped(type)) return ['text']
  return type === 'readAloud' ? ['audio'] : [...writtenModes]
}

/** Lists the issues that keep a question from being saved; lengths are the contract's. */
export function questionIssues(draft: QuestionDraft): FieldIssue[] {
  const { type, passage, options, correctKeys, writtenModes, typed } = draft
  const issues: FieldIssue[] = isTyped(type)
    ? typedIssues(type, draft)
    : typed
      ? [issue('typed', 'not_typed', 'Only a fill-in and a dictation have typed answers.')]
      : []
  if (isChoice(type)) return [...issues, ...choiceIssues(draft)]
  if (options.length > 0) issues.push(issue('options', 'not_a_choice', 'Only choice questions have options.'))
  if (correctKeys.length > 0)
    issues.push(issue('correctKeys', 'not_a_choice', 'Only choice questions have right options.'))
  if (type === 'readAloud' && passage.trim() === '')
    issues.push(issue('passage', 'nothing_to_read', 'There is no text to read aloud.'))
  if (type === 'subjective' && writtenModes.length === 0)
    issues.push(issue('answerModes', 'no_answer_mode', 'The answer must be a text, a photo, or both.'))
  return issues
}

/** Says whether two questions ask the same, word for word, however many spaces there are. */
export function sameWords(one: Wording, other: Wording): boolean {
  return wordsOf(one) === wordsOf(other)
}

type Wording = Pick<QuestionDraft, 'type' | 'title' | 'passage' | 'options' | 'typed'>

const wordsOf = ({ type, title, passage, options, typed }: Wording) =>
  [type, title, passage, ...options.map((option) => option.title), ...(typed?.accepted.flat() ?? [])]
    .map((text) => text.replaceAll(/\s+/g, ''))
    .join('\n')

/** A syllable of Latin letters with its mark; a long word has some of them, and an apostrophe between two. */
const PINYIN = /^[\p{Script=Latin}\p{M}'’]{1,12}( [\p{Script=Latin}\p{M}'’]{1,12})*$/u

/** Lists readings that belong to no characters of the question, lie over each other, or are no pinyin. */
export function rubyIssues(
  ruby: readonly QuestionRuby[],
  { title, passage, options }: { title: string; passage: string; options: readonly ChoiceOption[] },
): FieldIssue[] {
  const texts = new Map<string, string>([
    ['title', title],
    ['passage', passage],
    ...options.map((option) => [option.key, option.title] as const),
  ])
  return ruby.flatMap(({ field, from, to, pinyin }, place) => {
    const length = [...(texts.get(field) ?? '')].length
    if (from >= to || to > length)
      return [issue(`ruby.${place}`, 'out_of_text', 'The text has no characters at this place.')]
    const isCrossed = ruby.some(
      (other, index) => index < place && other.field === field && from < other.to && other.from < to,
    )
    if (isCrossed) return [issue(`ruby.${place}`, 'crossed', 'Another reading has some of these characters.')]
    return PINYIN.test(pinyin)
      ? []
      : [issue(`ruby.${place}.pinyin`, 'no_pinyin', 'This must be syllables with a space between them.')]
  })
}

/** The key as it is kept: without pinyin where characters are typed. */
export const storedKey = (typed: TypedKey | null): TypedKey | null =>
  typed?.answerBy === 'ime' ? { ...typed, pinyin: typed.accepted.map(() => []) } : typed

// A room asks what is kept here, so that its limits hold, too: it counts UTF-16 units.
function typedIssues(type: TypedType, { title, typed }: QuestionDraft): FieldIssue[] {
  if (typed === null) return [issue('typed', 'no_answer', 'The right answer is missing.')]
  const { answerBy, accepted, pinyin } = typed
  const issues: FieldIssue[] = []
  const blanks = type === 'dictation' ? 0 : accepted.length
  if (title.split(BLANK).length - 1 !== blanks)
    issues.push(
      issue('title', 'other_blanks', `The title needs one ${BLANK} for each right answer, and none in a dictation.`),
    )
  if (type === 'dictation' && accepted.length !== 1)
    issues.push(issue('typed.accepted', 'several_blanks', 'A dictation has one blank.'))
  if (accepted.flat().some((word) => word.length > TYPED_MAX_LENGTH))
    issues.push(issue('typed.accepted', 'too_long', `This can have at most ${TYPED_MAX_LENGTH} characters.`))
  const isRead = (words: readonly string[], blank: number) =>
    pinyin[blank]?.length === words.length && pinyin[blank].every((word) => PINYIN.test(word))
  if (answerBy === 'pinyin' && !accepted.every(isRead))
    issues.push(issue('typed.pinyin', 'no_pinyin', 'Each accepted answer needs its pinyin.'))
  return issues
}

function choiceIssues({ type, options, correctKeys }: QuestionDraft): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (options.length === 0) issues.push(issue('options', 'no_options', 'A choice question needs an option.'))
  for (const [index, { key }] of options.entries()) {
    if (key !== OPTION_KEYS[index])
      issues.push(issue(`options.${index}.key`, 'out_of_order', 'The keys of options go from A on, without gaps.'))
  }
  if (correctKeys.length === 0) issues.push(issue('correctKeys', 'no_answer', 'The right answer is missing.'))
  if (type === 'singleChoice' && correctKeys.length > 1)
    issues.push(issue('correctKeys', 'several_answers', 'A single choice has exactly one right answer.'))
  const keys = new Set(options.map(({ key }) => key))
  if (correctKeys.some((key) => !keys.has(key)))
    issues.push(issue('correctKeys', 'unknown_option', 'The right answer is none of the options.'))
  return issues
}

const issue = (path: string, code: string, message: string): FieldIssue => ({ path, code, message })
