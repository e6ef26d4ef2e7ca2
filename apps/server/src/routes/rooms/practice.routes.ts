/**
 * Exercises during class. What teachers and students do becomes a command of the room; what came out of it is read
 * here.
 */
import {
  type EpochMs,
  isWrittenByHand,
  type PracticeQuestion,
  spokenQuestion,
  writingQuestion,
} from '@hwjy/classroom/core'
import { sha256Hex } from '../../auth/tokens.ts'
import type { AskableQuestion } from '../../db/rooms/practices.ts'
import type { Deps } from '../../deps.ts'
import type { AskedQuestion, HeldPractice } from '../../domain/rooms/practice-report.ts'
import { plainText } from '../../domain/plain-text.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers, InputOf } from '../../http/call.ts'
import type { Both } from '../../http/for-both.ts'
import { requireOwnLesson } from '../../http/guard.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { practiceResponse } from './practice-response.ts'
import { requireDone } from './refusal.ts'

type PracticeCalls =
  | 'openPractice'
  | 'endPractice'
  | 'closePractice'
  | 'answerPractice'
  | Both<'ListPractices'>
  | 'listCompletedPractices'

export function practiceRoutes({ lessons, live, ownership, practices, resources }: Deps): Handlers<PracticeCalls> {
  // @throws {ApiError} `notFound`
  const get = async (practiceId: string): Promise<HeldPractice> => {
    const practice = await practices.get(practiceId)
    if (!practice) throw new ApiError('notFound')
    return practice
  }

  // Students hear files of the lesson, so the sound of the bank becomes one. Its name must not say what is heard.
  const withClip = async (
    { question, sound }: AskableQuestion,
    lessonId: string,
    now: EpochMs,
  ): Promise<PracticeQuestion> => {
    const file = sound && (await resources.ofKey(sound.objectKey))
    if (!file || question.task?.type !== 'dictation') return question
    const named = { ...file, fileName: '听写.mp3' }
    const { id } = await resources.copy(named, `res_${crypto.randomUUID()}`, { lessonId }, now)
    return { ...question, task: { ...question.task, clip: id } }
  }

  const finish = async (
    type: 'endPractice' | 'closePractice',
    { input: { practiseId }, actor, idempotencyKey, urlOf }: Call<'endPractice' | 'closePractice'>,
  ): Promise<ResponseOf<'endPractice'>> => {
    const practice = await get(practiseId)
    const isDone = practice.status === 'closed' || (type === 'endPractice' && practice.status === 'ended')
    if (isDone) return practiceResponse(practice, null, urlOf)
    const { lesson } = await requireOwnLesson(practice.lessonId, actor, { lessons, ownership })
    requireDone(await live.execute(lesson, { type, practiceId: practiseId }, actor, idempotencyKey))
    return practiceResponse(await get(practiseId), null, urlOf)
  }

  // @throws {ApiError} `invalidInput`
  const questionsFor = async (
    { kind, optionCount, isMultiple, correctKeys = [], questionIds = [], characters = [] }: InputOf<'openPractice'>,
    teacherId: string,
    lessonId: string,
    now: EpochMs,
  ): Promise<readonly PracticeQuestion[]> => {
    if (kind === 'buzzer') return []
    if (kind === 'check') return [spokenQuestion(2)]
    if (kind === 'clicker') return [clickerQuestion(optionCount, isMultiple, correctKeys)]
    if (kind === 'writing') return writingQuestions(characters)
    const ids = [...new Set(questionIds)]
    if (ids.length === 0) throw invalidField('questionIds', 'required', 'Choose at least one question.')
    const askable = (await practices.askable(ids, teacherId)).filter((one) => one.kind === kind)
    const missing = ids.findIndex((id) => !askable.some(({ question }) => question.questionId === id))
    if (missing >= 0) throw invalidField(`questionIds.${missing}`, 'unknown_question', 'You have no such question.')
    return Promise.all(askable.map((one) => withClip(one, lessonId, now)))
  }

  return {
    async openPractice({ lesson, actor, input, idempotencyKey, urlOf, now }) {
      if (lesson.startedAt === null) throw new ApiError('classNotStarted')
      const questions = await questionsFor(input, actor.userId, lesson.id, now)
      const { kind, limitSeconds, title = '' } = input
      // The same request opens the same practice, so that a retry finds it; in another class it is another one.
      const practiceId = `prc_${(await sha256Hex(`${lesson.id} ${actor.userId} ${idempotencyKey}`)).slice(0, 24)}`
      requireDone(
        await live.execute(
          lesson,
          { type: 'openPractice', practiceId, kind, title: plainText(title), limitSeconds, questions },
          actor,
          idempotencyKey,
        ),
      )
      return practiceResponse(await get(practiceId), null, urlOf)
    },

    endPractice: (call) => finish('endPractice', call),
    closePractice: (call) => finish('closePractice', call),

    async answerPractice({ input: { practiseId, answers = [] }, actor, idempotencyKey, urlOf }) {
      const practice = await get(practiseId)
      const { lesson, membership } = await requireOwnLesson(practice.lessonId, actor, { lessons, ownership })
      if (membership?.isRemoved) throw new ApiError('removedFromClass')
      const unknown = answers.findIndex(({ no }) => !practice.questions.some((question) => question.no === no))
      if (unknown >= 0) throw invalidField(`answers.${unknown}.no`, 'unknown_question', 'There is no such question.')
      const given = practice.questions.map((question) => answers.find(({ no }) => no === question.no))
      const keys = given.map((answer) => answer?.keys ?? [])
      const written = given.map((answer) => answer?.written ?? null)
      const texts = given.map((answer, i) => answer?.texts ?? blanksOf(practice.questions[i]))
      const outcome = await live.execute(
        lesson,
        {
          type: 'answerPractice',
          practiceId: practiseId,
          keys,
          ...(written.some((one) => one !== null) && { written }),
          ...(given.some((answer) => answer?.texts) && { texts }),
        },
        actor,
        idempotencyKey,
      )
      if ('refused' in outcome && outcome.refused === 'answer-invalid') {
        throw invalidField('answers', 'not_answerable', 'These options can’t be chosen.')
      }
      requireDone(outcome)
      return practiceResponse(await get(practiseId), actor.userId, urlOf)
    },

    async teacherListPractices({ lesson, urlOf }) {
      return lessonPractices(lesson.id, await practices.ofLesson(lesson.id), null, urlOf)
    },
    async studentListPractices({ lesson, membership, actor, urlOf }) {
      if (membership.isRemoved) throw new ApiError('removedFromClass')
      const shown = (await practices.ofLesson(lesson.id)).filter(({ status }) => status !== 'closed').slice(0, 1)
      return lessonPractices(lesson.id, lesson.endedAt === null ? shown : [], actor.userId, urlOf)
    },
    async listCompletedPractices({ lesson, actor, urlOf }) {
      const done = (await practices.ofLesson(lesson.id)).filter(({ status }) => status !== 'open')
      return lessonPractices(lesson.id, done, actor.userId, urlOf)
    },
  }
}

function lessonPractices(
  lessonId: string,
  held: readonly HeldPractice[],
  studentId: string | null,
  urlOf: UrlOf,
): ResponseOf<'teacherListPractices'> {
  return {
    lessonId,
    currentPractiseId: held.find(({ status }) => status !== 'closed')?.id ?? null,
    practises: held.map((practice) => practiceResponse(practice, studentId, urlOf)),
  }
}

// A question that was left out has blanks, too.
const blanksOf = (question: AskedQuestion | undefined): string[] =>
  question?.task && question.task.type !== 'writing' ? Array.from({ length: question.task.blanks }, () => '') : []

/** @throws {ApiError} `invalidInput` */
function writingQuestions(characters: readonly string[]): readonly PracticeQuestion[] {
  if (characters.length === 0) throw invalidField('characters', 'required', 'Say which characters are written.')
  const other = characters.findIndex((character) => !isWrittenByHand(character))
  if (other >= 0) throw invalidField(`characters.${other}`, 'no_character', 'Each item must be one Chinese character.')
  return characters.map(writingQuestion)
}

/** @throws {ApiError} `invalidInput` */
function clickerQuestion(
  optionCount: number | undefined,
  isMultiple: boolean,
  correctKeys: readonly string[],
): PracticeQuestion {
  if (optionCount === undefined) throw invalidField('optionCount', 'required', 'Say how many options there are.')
  const keys = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, optionCount)
  const right = [...new Set(correctKeys)]
  if (right.some((key) => !keys.includes(key)) || (right.length > 1 && !isMultiple)) {
    throw invalidField('correctKeys', 'not_an_option', 'What is right must be one of the options.')
  }
  return spokenQuestion(optionCount, isMultiple, right)
}
