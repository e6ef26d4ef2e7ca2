import type { Favourite, FavouritePage, FoundThing, WordReviewRequest } from '@hwjy/sdk'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, it } from 'vitest'
import { anna, answer, cutLine, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()

const word = (text: string, more: Partial<Favourite> = {}): Favourite => ({
  favouriteId: `fav_${text}`,
  targetType: 'word',
  targetId: null,
  text,
  title: text,
  isAvailable: true,
  courseId: null,
  courseName: null,
  lessonId: null,
  startTime: null,
  pinyin: 'míngzi',
  meaning: 'name',
  source: { kind: 'chapter', id: 'cch_3', title: '第三课', courseId: 'crs_1' },
  keptAt: '2026-11-20T01:00:00.000Z',
  review: {
    state: 'new',
    dueAt: '2026-11-20T01:00:00.000Z',
    stability: 0,
    difficulty: 0,
    reps: 0,
    lapses: 0,
    reviewedAt: null,
    nextDays: [1, 2, 3, 8],
  },
  ...more,
})
const page = (...records: Favourite[]): FavouritePage => ({
  records,
  total: records.length,
  current: 1,
  size: 30,
  pages: 1,
  due: records.length,
  nextDueAt: null,
})

async function open(path: string, ...kept: Favourite[]) {
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna), answer('/ext/favourites/list', page(...kept)))
  return openApp(path)
}

describe('the words of a student', () => {
  it('stand in a list with reading, meaning and where they were kept', async () => {
    await open('/student/words', word('名字'))
    const row = within(await screen.findByRole('list', { name: 'My words' }))
    expect(row.getByText('míngzi')).toBeTruthy()
    expect(row.getByText('name')).toBeTruthy()
    expect(row.getByRole('link', { name: '第三课' }).getAttribute('href')).toBe('/student/course/crs_1/chapter/cch_3')
    expect(screen.getByText('1 word to review today')).toBeTruthy()
  })

  it('that are none yet say how a word is kept', async () => {
    await open('/student/words')
    expect(await screen.findByText(/Select the star beside a word/)).toBeTruthy()
  })

  it('that do not load can be asked for again', async () => {
    startSdk({ role: 'student', userInfo: anna })
    server.use(answer('/user/userInfo', anna), refusal('/ext/favourites/list', 500, 'broken'))
    await openApp('/student/words')
    expect(await screen.findByText('Couldn’t load your words')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('that are too many are refused where they were typed, and stay there', async () => {
    const { user } = await open('/student/words', word('名字'))
    server.use(refusal('/ext/favourites/addWords', 32_017, 'You have 5,000 favorites'))
    await user.click(await screen.findByRole('button', { name: 'Add words' }))
    await user.type(screen.getByLabelText('Words'), '朋友')
    await user.click(screen.getByRole('button', { name: 'Save 1 word' }))
    expect(await screen.findByText(/You have 5,000 favorites/)).toBeTruthy()
    expect(screen.getByLabelText('Words')).toHaveProperty('value', '朋友')
  })
})

describe('words that are typed', () => {
  it('are counted to the last one: added, known, typed twice, and no words', async () => {
    const { user } = await open('/student/words', word('名字'))
    server.use(answer('/ext/favourites/addWords', { added: 1, alreadyKept: 1, refused: ['hello'] }))
    await user.click(await screen.findByRole('button', { name: 'Add words' }))
    await user.type(screen.getByLabelText('Words'), '朋友 名字 朋友 hello')
    await user.click(screen.getByRole('button', { name: 'Save 3 words' }))
    expect(await screen.findByText('1 word added, 1 already in your list, 1 repeat skipped, 1 not saved')).toBeTruthy()
    expect(screen.getByLabelText('Words')).toHaveProperty('value', 'hello')
  })

  it('stay in the field beyond the hundred that are saved at once', async () => {
    const { user } = await open('/student/words', word('名字'))
    server.use(answer('/ext/favourites/addWords', { added: 100, alreadyKept: 0, refused: [] }))
    await user.click(await screen.findByRole('button', { name: 'Add words' }))
    await user.click(screen.getByLabelText('Words'))
    await user.paste(Array.from({ length: 102 }, (_, no) => `词${no}`).join(' '))
    await user.click(screen.getByRole('button', { name: 'Save 100 words' }))
    expect(await screen.findByText('2 words are left: 100 are saved at a time.')).toBeTruthy()
    expect(screen.getByLabelText('Words')).toHaveProperty('value', '词100\n词101')
  })
})

describe('the review', () => {
  it('is done by keys: each word is sent once, and a forgotten one comes again as practice', async () => {
    const { user } = await open('/student/words/review', word('名字'), word('朋友'))
    const sent: WordReviewRequest[] = []
    server.use(
      http.post('*/ext/favourites/review', async ({ request }) => {
        const review = (await request.json()) as WordReviewRequest
        sent.push(review)
        const data = { favouriteId: review.favouriteId, review: word('名字').review }
        return HttpResponse.json({ code: 200, message: 'ok', data })
      }),
    )
    await screen.findByRole('button', { name: 'Show answer' })
    // A rating before the answer was seen does nothing.
    await user.keyboard('1')
    await user.keyboard(' ')
    expect(await screen.findByRole('button', { name: 'Forgot tomorrow' })).toBeTruthy()
    await user.keyboard('1')
    await screen.findByText('朋友')
    await user.keyboard(' 4')
    expect(await screen.findByText('Once more')).toBeTruthy()
    await user.keyboard(' 3')
    expect(await screen.findByRole('heading', { name: 'That’s enough for today' })).toBeTruthy()
    expect(screen.getByText(/You reviewed 2 words/)).toBeTruthy()
    await waitFor(() =>
      expect(sent.map(({ favouriteId, rating }) => [favouriteId, rating])).toEqual([
        ['fav_名字', 1],
        ['fav_朋友', 4],
      ]),
    )
  })

  it('that was never opened says without a network what is missing, and comes by itself', async () => {
    startSdk({ role: 'student', userInfo: anna })
    server.use(answer('/user/userInfo', anna), answer('/ext/favourites/list', page(word('名字'))))
    const mend = cutLine(server)
    await openApp('/student/words/review')
    expect(await screen.findByRole('heading', { name: 'Your words aren’t on this device yet' })).toBeTruthy()
    expect(screen.getByText(/Connect once to load your words/)).toBeTruthy()
    act(mend)
    expect(await screen.findByRole('button', { name: 'Show answer' })).toBeTruthy()
  })

  it('of nothing says so calmly', async () => {
    await open('/student/words/review')
    expect(await screen.findByRole('heading', { name: 'Nothing to review now' })).toBeTruthy()
  })
})

describe('favourites and search', () => {
  it('a thing that is gone can still be removed, and leads nowhere', async () => {
    const gone = { targetType: 'lesson', targetId: 'les_1', text: null, isAvailable: false, review: null } as const
    await open('/student/favourites', word('第一课', gone))
    expect(await screen.findByText('No longer available to you')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '第一课' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove 第一课 from favorites' })).toBeTruthy()
  })

  it('what is found leads to its page', async () => {
    const lesson: FoundThing = {
      targetType: 'lesson',
      targetId: 'les_1',
      title: '第三课',
      extract: '',
      courseId: 'crs_1',
      courseName: 'HSK 1',
      lessonId: 'les_1',
      chapterId: null,
      startTime: null,
    }
    server.use(answer('/ext/search', { records: [lesson], total: 1, current: 1, size: 20, pages: 1 }))
    await open('/student/search?text=第三课')
    const link = await screen.findByRole('link', { name: '第三课' })
    expect(link.getAttribute('href')).toBe('/student/lesson/les_1')
  })

  it('a search that finds nothing says what else can be tried', async () => {
    server.use(answer('/ext/search', { records: [], total: 0, current: 1, size: 20, pages: 0 }))
    await open('/student/search?text=xyz')
    expect(await screen.findByText('Nothing found for “xyz”')).toBeTruthy()
  })
})
