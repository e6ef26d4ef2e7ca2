import type { AnswerMark, ChoiceKey, ChoiceOption, Question, QuestionSaveRequest, WorkQuestion } from '@hwjy/sdk'
import type { Violation } from '@hwjy/sdk/schemas'
import { type DraftRuby, rubyToEdit, rubyToSend } from './question-ruby.ts'
import { isTyped, typedDenial, typedRequest, type TypedWriting, typedWriting } from './typed-draft.ts'

/** Describes what is asked, without answer and marks. */
export type QuestionBody = Pick<
  WorkQuestion,
  'no' | 'type' | 'title' | 'passage' | 'attachments' | 'options' | 'answerModes' | 'fullScore'
> &
  Partial<Pick<WorkQuestion, 'ruby'>>

/** Says how a marked answer stands; `unmarked` where it changed since, or nothing is to be right about. */
export type Outcome = 'right' | 'partly' | 'wrong' | 'unmarked'

export function outcomeOf(mark: Pick<AnswerMark, 'score' | 'isCorrect'> | null, fullScore: number): Outcome {
  if (mark === null || mark.score === null) return 'unmarked'
  if (mark.isCorrect === true || (fullScore > 0 && mark.score >= fullScore)) return 'right'
  if (mark.score > 0) return 'partly'
  return mark.isCorrect === false || fullScore > 0 ? 'wrong' : 'unmarked'
}

export const choiceKeys: readonly ChoiceKey[] = ['A', 'B', 'C', 'D', 'E', 'F']

/** `1` to `6` and `A` to `F` name an option. */
export function optionOfKey(key: string, options: readonly ChoiceOption[]): ChoiceKey | null {
  const place = /^[1-6]$/.test(key) ? Number(key) - 1 : choiceKeys.indexOf(key.toUpperCase() as ChoiceKey)
  return options[place]?.key ?? null
}

/** The keys that name so many options; those of all six, where a question has none and the keys are only listed. */
export function keysOfOptions(count: number): string[] {
  const letters = choiceKeys.slice(0, count === 0 ? OPTIONS_MAX : count)
  return [...letters.map((_, place) => String(place + 1)), ...letters]
}

/** The chosen options after one of them was pressed, in order. */
export function chosenAfter(key: ChoiceKey, chosen: readonly ChoiceKey[], isSingle: boolean): ChoiceKey[] {
  if (isSingle) return [key]
  const next = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]
  return choiceKeys.filter((one) => next.includes(one))
}

/** An option while it is written: it keeps its id and whether it is right when it moves, and is named by its place. */
export interface EditedOption {
  id: number
  title: string
  isRight: boolean
}

/** Describes what the editor holds: the request, with options that can move. */
export type QuestionDraft = Required<
  Pick<QuestionSaveRequest, 'type' | 'title' | 'passage' | 'analysis' | 'difficulty' | 'isShared'>
> &
  Pick<TypedWriting, 'said' | 'answerBy'> & {
    options: readonly EditedOption[]
    answerModes: readonly ('text' | 'photo')[]
    ruby: readonly DraftRuby[]
    /** Empty where it has no place. */
    subjectId: string
    gradeId: string
    chapterId: string
  }

export const OPTIONS_MAX = choiceKeys.length
export const isChoice = (type: QuestionBody['type']) => type === 'singleChoice' || type === 'multipleChoice'

/** A new option stands at the end, or after one of the others. */
export function addOption(options: readonly EditedOption[], after = options.length - 1): readonly EditedOption[] {
  if (options.length >= OPTIONS_MAX) return options
  const id = Math.max(0, ...options.map((option) => option.id)) + 1
  return options.toSpliced(after + 1, 0, { id, title: '', isRight: false })
}

export function moveOption(options: readonly EditedOption[], place: number, by: -1 | 1): readonly EditedOption[] {
  const [one, other] = [options[place], options[place + by]]
  if (!one || !other) return options
  return options.with(place, other).with(place + by, one)
}

/** A single choice has one right option: another one takes its place. */
export const toggleRight = (options: readonly EditedOption[], place: number, isSingle: boolean) =>
  options.map((option, index) => {
    if (index === place) return { ...option, isRight: isSingle || !option.isRight }
    return isSingle ? { ...option, isRight: false } : option
  })

/** Options that say what one before them says: their place, and the place of the first that says it. */
export function repeatedOptions(options: readonly EditedOption[]): ReadonlyMap<number, number> {
  const titles = options.map(({ title }) => title.trim())
  const places = titles.map((title, place) => [place, titles.indexOf(title)] as const)
  return new Map(places.filter(([place, first]) => first !== place && titles[place] !== ''))
}

/** The next question of several: its words are new, its kind, place and difficulty are those of the one before. */
export function draftAfter(before: QuestionDraft): QuestionDraft {
  const { type, difficulty, isShared, answerModes, answerBy, subjectId, gradeId, chapterId } = before
  const title = type === 'dictation' ? before.title : ''
  return { ...draftOf(null), type, title, difficulty, isShared, answerModes, answerBy, subjectId, gradeId, chapterId }
}

/** The request for what was written; fields that a type does not have are left out. */
export function requestOf(draft: QuestionDraft): QuestionSaveRequest {
  const { options, answerModes, passage, ruby, said, answerBy, subjectId, gradeId, chapterId, ...rest } = draft
  const places = {
    ...(subjectId !== '' && { subjectId }),
    ...(gradeId !== '' && { gradeId }),
    ...(chapterId !== '' && { chapterId }),
  }
  const { type, title } = rest
  if (isTyped(type)) return { ...rest, ...typedRequest({ type, title, said, answerBy }), ...places }
  const named = options.map(({ title }, place) => ({ key: choiceKeys[place] ?? 'A', title }))
  const correctKeys = options.flatMap(({ isRight }, place) => (isRight ? [choiceKeys[place] ?? 'A'] : []))
  return {
    ...rest,
    ...(passage.trim() !== '' || draft.type === 'readAloud' ? { passage } : {}),
    ...(isChoice(draft.type) ? { options: named, correctKeys } : {}),
    ...(draft.type === 'subjective' ? { answerModes: [...answerModes] } : {}),
    ...(ruby.length > 0 ? { ruby: rubyToSend(ruby, isChoice(draft.type) ? options : []) } : {}),
    ...places,
  }
}

/** A saved question as the editor holds it, or an empty one. */
export function draftOf(question: Question | null): QuestionDraft {
  if (!question) {
    return {
      type: 'singleChoice',
      title: '',
      passage: '',
      analysis: '',
      difficulty: 'normal',
      isShared: false,
      options: twoOptions,
      answerModes: ['text'],
      ruby: [],
      said: '',
      answerBy: 'ime',
      subjectId: '',
      gradeId: '',
      chapterId: '',
    }
  }
  const { type, passage, analysis, difficulty, isShared, options, correctKeys, answerModes } = question
  return {
    type,
    ...typedWriting(question),
    passage,
    analysis,
    difficulty,
    isShared,
    options: options.map((option, id) => ({ id, title: option.title, isRight: correctKeys.includes(option.key) })),
    answerModes: answerModes.filter((mode) => mode === 'text' || mode === 'photo'),
    ruby: rubyToEdit(question.ruby),
    subjectId: question.subject?.id ?? '',
    gradeId: question.grade?.id ?? '',
    chapterId: question.chapter?.id ?? '',
  }
}

export const twoOptions = addOption(addOption([]))

/** Checks the rules that the contract states in words alone: options that differ, one that is right, something to read, a way to answer. */
export function draftViolations(draft: QuestionDraft): readonly Violation[] {
  const { type, options, passage, answerModes, title, said, answerBy } = draft
  const missing = (path: string): Violation => ({ path, kind: 'missing', limit: null })
  if (isChoice(type)) {
    const isEmpty = options.length === 0 || options.some(({ title }) => title.trim() === '')
    if (isEmpty || !options.some(({ isRight }) => isRight)) return [missing('options')]
    return repeatedOptions(options).size > 0 ? [{ path: 'options', kind: 'wrong-form', limit: null }] : []
  }
  if (isTyped(type)) return typedDenial({ type, title, said, answerBy }) === null ? [] : [missing('said')]
  if (type === 'readAloud') return passage.trim() === '' ? [missing('passage')] : []
  return answerModes.length === 0 ? [missing('answerModes')] : []
}
