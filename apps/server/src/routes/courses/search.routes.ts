import type { FoundThing } from '@hwjy/sdk/schemas'
import type { KeptWord } from '../../db/courses/favourites.ts'
import type { FoundWord, Thing } from '../../db/courses/visible-things.ts'
import { pageRequest, rowsBefore, toPage } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import { extractOf, FOUND_MAX, rankFound } from '../../domain/courses/search-rules.ts'
import { nameIn } from '../../domain/names.ts'
import { plainText } from '../../domain/plain-text.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { Language } from '../../http/language.ts'
import { isoOrNull } from '../instant.ts'
import { textIn } from '../localized.ts'

type SearchCalls = Both<'SearchEverything'>

export function searchRoutes({ favourites, visibleThings }: Deps): Handlers<SearchCalls> {
  const search = async ({ actor, input, language }: Call<Both<'SearchEverything'>>) => {
    const text = plainText(input.text)
    if (text === '') throw invalidField('text', 'empty', 'This is empty.')
    const kept = { type: 'word', keyword: text, order: 'kept' } as const
    const [things, bookWords, keptWords] = await Promise.all([
      visibleThings.search(actor, text),
      visibleThings.searchWords(actor, text),
      favourites.page(actor.userId, kept, { current: 1, size: FOUND_MAX }),
    ])
    const inBooks = new Set(bookWords.map(({ hanzi }) => hanzi))
    const onlyKept = keptWords.records.flatMap((word) =>
      word.type === 'word' && !inBooks.has(word.target) ? [word] : [],
    )
    const found = rankFound(
      [
        ...bookWords.map((word) => bookWordFound(word, language)),
        ...onlyKept.map((word) => keptWordFound(word, language)),
        ...things.map((thing) => thingFound(thing, text, language)),
      ],
      text,
    )
    const page = pageRequest(input)
    const before = rowsBefore(page)
    const records = found.slice(before, before + page.size)
    return toPage(page, found.length, records)
  }

  return forBoth('SearchEverything', search)
}

const NOWHERE = { targetId: null, courseId: null, courseName: null, lessonId: null, chapterId: null, startTime: null }

const bookWordFound = ({ hanzi, pinyin, meaning, course, ...place }: FoundWord, language: Language): FoundThing => ({
  ...NOWHERE,
  ...place,
  courseName: nameIn(language, course),
  targetType: 'word',
  title: hanzi,
  extract: `${pinyin} · ${textIn(language, meaning)}`,
})

const keptWordFound = ({ target, pinyin, meaning }: KeptWord, language: Language): FoundThing => ({
  ...NOWHERE,
  targetType: 'word',
  title: target,
  extract: [pinyin, meaning && textIn(language, meaning)].filter(Boolean).join(' · '),
})

const thingFound = (
  { type, id, title, names, courseId, course, lessonId, startsAt, line }: Thing,
  text: string,
  language: Language,
): FoundThing => ({
  ...NOWHERE,
  targetType: type,
  targetId: id,
  title,
  names,
  extract: extractOf(line, text),
  courseId: type === 'course' ? id : courseId,
  courseName: course && nameIn(language, course),
  lessonId: type === 'lesson' ? id : lessonId,
  startTime: isoOrNull(startsAt),
})
