import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const BEN = 'student.ben'
const DAY = 86_400_000
const chapter3 = { kind: 'chapter', id: 'cch_hsk1_3' } as const
const keepWord = (text: string, as = BEN) =>
  school.data('studentAddFavourite', { targetType: 'word', text, source: chapter3 }, as)
const kept = (filter: object = {}, as = BEN) => school.data('studentListFavourites', filter, as)
const words = async (as = BEN) => (await kept({ targetType: 'word' }, as)).records.map(({ text }) => text)
const iso = (at: number) => new Date(at).toISOString()
const review = (favouriteId: string, rating: number, commandId: string, at = school.clock.now(), as = BEN) =>
  school.data('reviewWord', { favouriteId, rating, commandId, at: iso(at) }, as)

describe('what a person keeps', () => {
  it('has a word with its pinyin, its meaning and where it was kept', async () => {
    expect(await keepWord('名字')).toMatchObject({
      text: '名字',
      pinyin: 'míngzi',
      meaning: 'name',
      source: { kind: 'chapter', id: 'cch_hsk1_3', courseId: 'crs_hsk1', title: '第三课 你叫什么名字' },
      review: { state: 'new', reps: 0 },
    })
  })

  it('has a thing once, however often it is kept', async () => {
    const first = await keepWord('名字')
    expect(await keepWord(' 名字 ')).toEqual(first)
    expect(await kept()).toMatchObject({ total: 1, due: 1 })
  })

  it('has lessons, chapters, courses and files by their names of now', async () => {
    const lessonId = await school.lessonNow()
    await school.data('studentAddFavourite', { targetType: 'lesson', targetId: lessonId }, BEN)
    await school.data('studentAddFavourite', { targetType: 'course', targetId: 'crs_hsk1' }, BEN)
    await school.data('studentAddFavourite', { targetType: 'chapter', targetId: 'cch_hsk1_3' }, BEN)
    await school.db.update(schema.course).set({ name: '新名字', names: {} }).where(eq(schema.course.id, 'crs_hsk1'))
    const { records } = await kept()
    expect(
      records.map(({ targetType, isAvailable, courseName, title }) => [targetType, isAvailable, courseName ?? title]),
    ).toEqual(
      expect.arrayContaining([
        ['lesson', true, '新名字'],
        ['course', true, '新名字'],
        ['chapter', true, '新名字'],
      ]),
    )
  })

  it('finds a kept course by what it is called in any language', async () => {
    await school.data('studentAddFavourite', { targetType: 'course', targetId: 'crs_hsk1' }, BEN)
    const { records } = await kept({ keyword: 'everyday chinese' })
    expect(records).toMatchObject([{ targetId: 'crs_hsk1' }])
  })

  it('has nothing of a class that the person is not in', async () => {
    const thing = { targetType: 'course', targetId: 'crs_hsk1' }
    expect(await school.call('studentAddFavourite', thing, { as: 'student.noor' })).toMatchObject({
      code: errorCodes.notFound,
    })
    const word = { targetType: 'word', text: '名字', source: chapter3 }
    expect(await school.call('studentAddFavourite', word, { as: 'student.noor' })).toMatchObject({
      code: errorCodes.notFound,
    })
  })

  it('says of a thing that may not be seen any more that it is not available', async () => {
    await school.data('studentAddFavourite', { targetType: 'course', targetId: 'crs_hsk1' }, BEN)
    await school.db.delete(schema.enrolment).where(eq(schema.enrolment.studentId, 'usr_ben'))
    const { records } = await kept()
    expect(records).toMatchObject([{ title: 'HSK 1 · 日常汉语入门', isAvailable: false, courseId: null }])
    await school.data('studentRemoveFavourite', { targetType: 'course', targetId: 'crs_hsk1' }, BEN)
    expect(await kept()).toMatchObject({ total: 0 })
  })

  it('is nobody else’s, not even of the same family', async () => {
    await keepWord('名字', 'student.grace')
    const { favouriteId } = await keepWord('朋友', 'student.grace')
    expect(await words('student.ben')).toEqual([])
    const found = await school.data('studentListFavourites', {}, 'student.grace')
    expect(found.total).toBe(2)
    await school.data('assignStudent', { stuId: 'usr_samuel' }, 'student.grace')
    expect(await kept({}, 'student.grace')).toMatchObject({ total: 0, due: 0 })
    await school.data('assignStudent', { stuId: 'usr_grace' }, 'student.grace')
    const answer = await school.call(
      'reviewWord',
      { favouriteId, rating: 3, commandId: 'rev_1', at: iso(school.clock.now()) },
      { as: BEN },
    )
    expect(answer).toMatchObject({ code: errorCodes.notFound })
  })

  it('is 5,000 things at most', async () => {
    const keptAt = school.clock.now()
    const rows = Array.from({ length: 4_999 }, (_, no) => ({
      id: `fav_${no}`,
      personId: 'usr_ben',
      targetType: 'word' as const,
      target: `词${no}`,
      title: `词${no}`,
      keptAt,
    }))
    await school.db.insert(schema.favourite).values(rows.slice(0, 2_500))
    await school.db.insert(schema.favourite).values(rows.slice(2_500))
    expect(await school.call('addWords', { texts: ['朋友', '学校'] }, { as: BEN })).toMatchObject({
      code: errorCodes.favouritesFull,
    })
    await keepWord('朋友')
    const one = { targetType: 'word', text: '学校' }
    expect(await school.call('studentAddFavourite', one, { as: BEN })).toMatchObject({
      code: errorCodes.favouritesFull,
    })
    // What is kept already can be kept again.
    await keepWord('朋友')
  })

  it('refuses a word without a Chinese character at its field', async () => {
    const answer = await school.call('studentAddFavourite', { targetType: 'word', text: 'name' }, { as: BEN })
    expect(answer).toMatchObject({ code: 400, data: { issues: [{ path: 'text', code: 'no_hanzi' }] } })
  })

  it('takes several words at once and tells which were none', async () => {
    await keepWord('名字')
    const receipt = await school.data('addWords', { texts: ['名字', '朋友', 'hello', '朋友'] }, BEN)
    expect(receipt).toEqual({ added: 1, alreadyKept: 1, refused: ['hello'] })
  })

  it('can be looked through by pinyin without tones, and by meaning', async () => {
    await keepWord('名字')
    await keepWord('朋友')
    const found = async (keyword: string) => (await kept({ keyword })).records.map(({ text }) => text)
    expect(await found('mingzi')).toEqual(['名字'])
    expect(await found('NAME')).toEqual(['名字'])
    expect(await found('100%')).toEqual([])
  })
})

describe('the review of a word', () => {
  it('says when the word comes next', async () => {
    const { favouriteId } = await keepWord('名字')
    const { review: after } = await review(favouriteId, 3, 'rev_1')
    expect(after).toMatchObject({ state: 'learning', reps: 1, dueAt: iso(school.clock.now() + 3 * DAY) })
    expect(await kept({ isDue: true })).toMatchObject({ total: 0, due: 0, nextDueAt: after.dueAt })
  })

  it('counts once, however often it is sent', async () => {
    const { favouriteId } = await keepWord('名字')
    const first = await review(favouriteId, 3, 'rev_1')
    expect(await review(favouriteId, 3, 'rev_1')).toEqual(first)
  })

  it('of two devices that come late is put at its time', async () => {
    const start = school.clock.now()
    const { favouriteId } = await keepWord('名字')
    const { favouriteId: twin } = await keepWord('朋友')
    school.clock.set(start + 10 * DAY)
    await review(favouriteId, 3, 'rev_1', start)
    await review(favouriteId, 1, 'rev_2', start + 5 * DAY)
    await review(twin, 1, 'rev_2', start + 5 * DAY)
    await review(twin, 3, 'rev_1', start)
    const [one, other] = (await kept({ targetType: 'word' })).records
    expect(one?.review).toEqual(other?.review)
  })

  it('is due until the end of the learner’s day, not to the minute', async () => {
    const { favouriteId } = await keepWord('名字')
    await review(favouriteId, 3, 'rev_1')
    school.clock.advance(3 * DAY - 60 * 60_000)
    expect(await kept({ isDue: true })).toMatchObject({ total: 1, due: 1 })
  })

  it('is kept a thousand times for a word, and one that is sent again is none more', async () => {
    const { favouriteId } = await keepWord('名字')
    const at = school.clock.now()
    const rows = Array.from({ length: 1_000 }, (_, no) => ({ favouriteId, commandId: `rev_${no}`, rating: 3, at }))
    await school.db.insert(schema.wordReview).values(rows)
    const asked = { favouriteId, rating: 3, commandId: 'rev_more', at: iso(at) }
    expect(await school.call('reviewWord', asked, { as: BEN })).toMatchObject({ code: errorCodes.reviewsFull })
    expect(await review(favouriteId, 3, 'rev_7')).toMatchObject({ favouriteId })
  })

  it('is forgotten with the word', async () => {
    const { favouriteId } = await keepWord('名字')
    await review(favouriteId, 4, 'rev_1')
    await school.data('studentRemoveFavourite', { targetType: 'word', text: '名字' }, BEN)
    expect(await keepWord('名字')).toMatchObject({ review: { state: 'new', reps: 0 } })
  })
})

describe('the search', () => {
  const found = async (text: string, as = BEN) => {
    const { records } = await school.data('studentSearchEverything', { text }, as)
    return records.map(({ targetType, title }) => `${targetType} ${title}`)
  }

  it('finds words of books, lessons and chapters of the person’s own classes', async () => {
    const titles = await found('名字')
    expect(titles[0]).toBe('word 名字')
    expect(titles).toContain('chapter 第三课 你叫什么名字')
  })

  it('finds a lesson that was called something else by its name alone', async () => {
    const lessonId = await school.lessonNow()
    await school.db.update(schema.lesson).set({ name: '龙舟与粽子' }).where(eq(schema.lesson.id, lessonId))
    expect(await found('粽子')).toContain('lesson 龙舟与粽子')
    const asTeacher = await school.data('teacherSearchEverything', { text: '粽子' }, 'teacher.li')
    expect(asTeacher.records).toMatchObject([{ targetType: 'lesson', targetId: lessonId, courseId: 'crs_hsk1' }])
  })

  it('finds a lesson by its name in any language, and gives all its names', async () => {
    const lessonId = await school.lessonNow()
    const names = { 'en-US': 'Dragon boats', 'ja-JP': '竜舟とちまき' }
    await school.db.update(schema.lesson).set({ names, pinyin: 'Lóngzhōu' }).where(eq(schema.lesson.id, lessonId))
    for (const text of ['dragon', 'ちまき', 'longzhou']) {
      const { records } = await school.data('studentSearchEverything', { text }, BEN)
      expect(records[0]).toMatchObject({ targetId: lessonId, names })
    }
    const headers = { 'accept-language': 'en-US' }
    const { data } = await school.call('studentSearchEverything', { text: 'dragon' }, { as: BEN, headers })
    expect(data).toMatchObject({ records: [{ courseName: 'HSK 1 · Everyday Chinese for beginners' }] })
  })

  it('finds pinyin that is typed without tones, and a line of a text', async () => {
    expect(await found('mingzi')).toContain('word 名字')
    const { records } = await school.data('studentSearchEverything', { text: '同学们好' }, BEN)
    expect(records).toContainEqual(expect.objectContaining({ targetType: 'chapter', extract: '老师：同学们好！' }))
  })

  it('finds a kept word that is in no book, for the person who keeps it alone', async () => {
    await keepWord('外星人')
    expect(await found('外星')).toEqual(['word 外星人'])
    expect(await found('外星', 'student.diego')).toEqual([])
  })

  it('finds nothing for a person who is in no class', async () => {
    expect(await found('课', 'student.noor')).toEqual([])
  })

  it('gives pages of one list', async () => {
    const first = await school.data('studentSearchEverything', { text: '课', current: 1, size: 2 }, BEN)
    const second = await school.data('studentSearchEverything', { text: '课', current: 2, size: 2 }, BEN)
    expect(first.total).toBeGreaterThan(4)
    expect(second.records).not.toEqual(first.records)
  })
})
