import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { seedReferenceData } from '../src/reference/seed-reference-data.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

describe('the words a school teaches with', () => {
  it('are in the reader’s language', async () => {
    const ask = async (language: string) => {
      const headers = { 'accept-language': language }
      return (await school.call('listDictionaryEntries', { cataId: 'classType' }, { as: 'teacher.li', headers })).data
    }
    expect(await ask('zh-CN')).toEqual([
      { value: 'small', label: '小班课' },
      { value: 'large', label: '大班课' },
    ])
    expect(await ask('en-US')).toMatchObject([{ label: 'Small class' }, { label: 'Large class' }])
    expect(await ask('ja-JP')).toMatchObject([{ label: '少人数クラス' }, { label: '大人数クラス' }])
  })

  it('are no error when there are none', async () => {
    expect(await school.data('listDictionaryEntries', { cataId: 'weather' }, 'teacher.li')).toEqual([])
    expect(await school.data('listSubjectsByParent', { pid: 'sub_none' }, 'teacher.li')).toEqual([])
  })

  it('have subjects in a tree, parents first', async () => {
    const all = await school.data('listSubjects', {}, 'teacher.li')
    const top = await school.data('listSubjectsByParent', {}, 'teacher.li')
    expect(top.map(({ subjectId }) => subjectId)).toEqual(['sub_chinese', 'sub_culture'])
    expect(all.slice(0, 2)).toEqual(top)
    const below = await school.data('listSubjectsByParent', { pid: 'sub_chinese' }, 'teacher.li')
    expect(below).toHaveLength(top[0]?.childCount ?? 0)
  })

  it('have every list with its values', async () => {
    const lists = await school.data('listDictionaryCategories', {}, 'teacher.li')
    expect(lists.map(({ cataId, entries }) => [cataId, entries.length > 0])).toEqual(
      lists.map(({ cataId }) => [cataId, true]),
    )
  })
})

it('a list that began with the word daily for homework has the word of the calls after the next start', async () => {
  const { categoryId, value } = schema.dictionaryEntry
  await school.db
    .update(schema.dictionaryEntry)
    .set({ value: 'daily' })
    .where(and(eq(categoryId, 'homeworkKind'), eq(value, 'dailyTask')))
  await seedReferenceData(school.db)
  const entries = await school.data('listDictionaryEntries', { cataId: 'homeworkKind' }, 'teacher.li')
  expect(entries.map((entry) => entry.value)).toEqual(['dailyTask', 'test'])
})

describe('textbooks', () => {
  it('come with their chapters, by level', async () => {
    const all = await school.data('listTextbooks', {}, 'teacher.li')
    expect(all.map(({ textbookId, chapters }) => [textbookId, chapters.length])).toEqual([
      ['tbk_hsk1', 12],
      ['tbk_hsk2', 10],
      ['tbk_hsk3', 10],
    ])
    const [second] = await school.data('listTextbooks', { gradeId: 'grd_hsk2' }, 'teacher.li')
    expect(second?.chapters[1]).toEqual({
      chapterId: 'chp_hsk2_2',
      no: 2,
      name: '第二课 我每天六点半起床',
      minutes: 22,
      wordCount: 10,
    })
  })

  it('are there without a demo, too, and are not doubled by a restart', async () => {
    const empty = await openTestSchool({ config: { demo: false } })
    await empty.restart()
    expect(await empty.db.select({ id: schema.textbook.id }).from(schema.textbook)).toHaveLength(3)
  })
})

describe('questions and answers', () => {
  it('are for one side each', async () => {
    const ofStudents = await school.data('studentAskedQuestions', {}, 'student.anna')
    const ofTeachers = await school.data('teacherAskedQuestions', {}, 'teacher.li')
    const ids = new Set(ofStudents.records.map(({ questionId }) => questionId))
    expect(ofTeachers.records.filter(({ questionId }) => ids.has(questionId))).toEqual([])
  })

  it('are found by their words, in question or answer, without minding capitals or wildcards', async () => {
    const search = async (keyword: string, language = 'en-US') => {
      const headers = { 'accept-language': language }
      const { data } = await school.call('studentAskedQuestions', { keyword }, { as: 'student.anna', headers })
      return (data as { records: { questionId: string }[] }).records.map(({ questionId }) => questionId)
    }
    expect(await search('DISCOVER')).toEqual(['faq_student_5'])
    expect(await search('公开课', 'zh-CN')).toEqual(['faq_student_5'])
    expect(await search('公开课')).toEqual([])
    expect(await search('%')).toEqual([])
  })

  it('count what was found in each category, whichever is open', async () => {
    const all = await school.data('studentAskedQuestions', {}, 'student.anna')
    const one = await school.data('studentAskedQuestions', { category: 'payment', size: 1 }, 'student.anna')
    expect(one.categories).toEqual(all.categories)
    expect(one).toMatchObject({ total: 2, pages: 2, current: 1, size: 1 })
    expect(one.records).toHaveLength(1)
  })
})
