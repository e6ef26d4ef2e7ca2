import type { Favourite as FavouriteAnswer, WordReview } from '@hwjy/sdk/schemas'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Favourite, FavouriteFilter, FavouriteSource } from '../../db/courses/favourites.ts'
import type { Thing } from '../../db/courses/visible-things.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { FAVOURITES_MAX, type FavouriteType, sortWords, wordOf } from '../../domain/courses/favourite-rules.ts'
import {
  afterReview,
  nextDays,
  type Rating,
  REVIEWS_MAX,
  reviewTime,
  scheduleOf,
  type WordSchedule,
  wordState,
} from '../../domain/courses/word-schedule.ts'
import { nameIn } from '../../domain/names.ts'
import { dayAround } from '../../domain/timetable/calendar.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { Language } from '../../http/language.ts'
import { iso, isoOrNull } from '../instant.ts'
import { textIn } from '../localized.ts'

type FavouriteCalls =
  | Both<'ListFavourites'>
  | Both<'AddFavourite'>
  | Both<'RemoveFavourite'>
  | 'addWords'
  | 'reviewWord'
type SourceRef = NonNullable<Call<'studentAddFavourite'>['input']['source']>
type Target = Pick<Call<'studentRemoveFavourite'>['input'], 'targetType' | 'targetId' | 'text'>

export function favouriteRoutes(deps: Deps): Handlers<FavouriteCalls> {
  const { favourites, visibleThings } = deps
  const { toAnswers } = createFavouriteAnswers(deps)

  // @throws {ApiError} `notFound` for what is not this person's
  const sourceOf = async (source: SourceRef | undefined, actor: Actor): Promise<FavouriteSource | null> => {
    if (!source) return null
    const { kind, id } = source
    const found =
      kind === 'homework'
        ? await favourites.workTitle(actor.userId, id)
        : (await visibleThings.named(actor, kind, [id]))[0]
    if (!found) throw new ApiError('notFound')
    return { kind, id, title: found.title, courseId: found.courseId }
  }

  // @throws {ApiError} `favouritesFull`
  const requireRoom = async (personId: string, wanted: number) => {
    if ((await favourites.count(personId)) + wanted > FAVOURITES_MAX) throw new ApiError('favouritesFull')
  }

  const keepWords = async (words: readonly string[], source: FavouriteSource | null, actor: Actor, now: EpochMs) => {
    const inBooks = new Map((await visibleThings.bookWords(actor.userId, words)).map((word) => [word.hanzi, word]))
    const added = words.map((text) => ({ text, inBook: inBooks.get(text) ?? null }))
    return favourites.keepWords(actor.userId, added, source, now)
  }

  const keepThing = async (actor: Actor, type: Exclude<FavouriteType, 'word'>, id: string, now: EpochMs) => {
    const [thing] = await visibleThings.named(actor, type, [id])
    if (!thing) throw new ApiError('notFound')
    await requireRoom(actor.userId, 1)
    await favourites.keep(actor.userId, thing, now)
  }

  const add = async ({ actor, input, language, now }: Call<Both<'AddFavourite'>>) => {
    const target = targetOf(input)
    const { targetType: type, source } = input
    if (!(await favourites.get(actor.userId, type, target))) {
      if (type === 'word') {
        const from = await sourceOf(source, actor)
        await requireRoom(actor.userId, 1)
        await keepWords([target], from, actor, now)
      } else await keepThing(actor, type, target, now)
    }
    const kept = await favourites.get(actor.userId, type, target)
    const [answer] = kept ? await toAnswers([kept], actor, language, now) : []
    if (!answer) throw new ApiError('notFound')
    return answer
  }

  const list = async ({ actor, input, language, zone, now }: Call<Both<'ListFavourites'>>) => {
    const endOfToday = dayAround(now, zone).until
    const { targetType, targets, keyword, order = 'kept', isDue = false } = input
    const filter: FavouriteFilter = {
      type: order === 'due' || isDue ? 'word' : targetType,
      targets,
      keyword,
      order,
      dueBefore: isDue ? endOfToday : undefined,
    }
    const [page, due] = await Promise.all([
      favourites.page(actor.userId, filter, pageRequest(input)),
      favourites.due(actor.userId, endOfToday),
    ])
    const records = await toAnswers(page.records, actor, language, now)
    return { ...mapPage(page, () => null), records, due: due.count, nextDueAt: isoOrNull(due.nextAt) }
  }

  return {
    ...forBoth('ListFavourites', list),
    ...forBoth('AddFavourite', add),
    ...forBoth('RemoveFavourite', async ({ actor, input }) => {
      return { wasKept: await favourites.remove(actor.userId, input.targetType, targetOf(input)) }
    }),

    async addWords({ actor, input: { texts, source }, now }) {
      const { words, refused } = sortWords(texts)
      const from = await sourceOf(source, actor)
      const known = await favourites.kept(actor.userId, words)
      const fresh = words.filter((word) => !known.has(word))
      if (fresh.length > 0) await requireRoom(actor.userId, fresh.length)
      const added = await keepWords(fresh, from, actor, now)
      return { added, alreadyKept: words.length - added, refused }
    },

    async reviewWord({ actor, input: { favouriteId, commandId, ...input }, now }) {
      const word = await favourites.hold(actor.userId, favouriteId)
      if (!word) throw new ApiError('notFound')
      const before = await favourites.reviews(favouriteId)
      if (before.some((review) => review.commandId === commandId)) {
        return { favouriteId, review: reviewAnswer(word.schedule, now) }
      }
      if (before.length >= REVIEWS_MAX) throw new ApiError('reviewsFull')
      const at = reviewTime(Date.parse(input.at), word.keptAt, now)
      const review = { commandId, rating: input.rating as Rating, at }
      const isNewest = at >= (word.schedule.reviewedAt ?? word.keptAt)
      const schedule = isNewest ? afterReview(word.schedule, review) : scheduleOf(word.keptAt, [...before, review])
      await favourites.addReview(favouriteId, review, schedule)
      return { favouriteId, review: reviewAnswer(schedule, now) }
    },
  }
}

/** The id of the thing, or the word as it is kept. @throws {ApiError} `invalidInput` */
function targetOf({ targetType, targetId, text }: Target): string {
  if (targetType !== 'word') {
    if (targetId === undefined) throw invalidField('targetId', 'required', 'This is missing.')
    return targetId
  }
  if (text === undefined) throw invalidField('text', 'required', 'This is missing.')
  const word = wordOf(text)
  if (word === null) throw invalidField('text', 'no_hanzi', 'This has no Chinese character.')
  return word
}

function reviewAnswer(schedule: WordSchedule, now: EpochMs): WordReview {
  const { dueAt, stability, difficulty, reps, lapses, reviewedAt } = schedule
  return {
    state: wordState(schedule),
    dueAt: iso(dueAt),
    stability,
    difficulty,
    reps,
    lapses,
    reviewedAt: isoOrNull(reviewedAt),
    nextDays: nextDays(schedule, now),
  }
}

/** Answers of the favourites of a page, each with what its thing is called now. */
function createFavouriteAnswers({ visibleThings }: Pick<Deps, 'visibleThings'>) {
  const TYPES = ['chapter', 'lesson', 'course', 'resource'] as const
  const things = async (kept: readonly Favourite[], actor: Actor) => {
    const found = await Promise.all(
      TYPES.map((type) =>
        visibleThings.named(
          actor,
          type,
          kept.flatMap((one) => (one.type === type ? [one.target] : [])),
        ),
      ),
    )
    return new Map(found.flat().map((thing) => [`${thing.type} ${thing.id}`, thing]))
  }

  const toAnswers = async (kept: readonly Favourite[], actor: Actor, language: Language, now: EpochMs) => {
    const visible = await things(kept, actor)
    return kept.map((one) => toAnswer(one, visible.get(`${one.type} ${one.target}`), language, now))
  }

  return { toAnswers }
}

function toAnswer(kept: Favourite, thing: Thing | undefined, language: Language, now: EpochMs): FavouriteAnswer {
  const word = kept.type === 'word' ? kept : null
  return {
    favouriteId: kept.id,
    targetType: kept.type,
    targetId: word ? null : kept.target,
    text: word ? word.target : null,
    title: thing?.title ?? kept.title,
    ...(thing && { names: thing.names }),
    isAvailable: word !== null || thing !== undefined,
    courseId: thing?.courseId ?? null,
    courseName: thing?.course ? nameIn(language, thing.course) : null,
    lessonId: thing?.lessonId ?? null,
    startTime: isoOrNull(thing?.startsAt ?? null),
    pinyin: word?.pinyin ?? null,
    meaning: word?.meaning ? textIn(language, word.meaning) : null,
    source: word?.source ?? null,
    keptAt: iso(kept.keptAt),
    review: word && reviewAnswer(word.schedule, now),
  }
}
