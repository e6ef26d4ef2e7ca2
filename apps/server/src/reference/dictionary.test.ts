import { ClassType, CourseCategory, CourseStatus, PaperKind } from '@hwjy/sdk/schemas'
import { expect, it } from 'vitest'
import { CATEGORIES, DICTIONARY } from './dictionary.ts'

/** What calls take for the values of a list; null where the value is the school's own word, and any text is taken. */
const TAKEN: Readonly<Record<string, { safeParse(value: string): { success: boolean } } | null>> = {
  classType: ClassType,
  courseKind: CourseCategory,
  courseStatus: CourseStatus,
  homeworkKind: PaperKind,
  teachingType: null,
  noticeKind: null,
  askedQuestion: null,
}

const valuesOf = (list: string) => DICTIONARY.filter(({ categoryId }) => categoryId === list).map(({ value }) => value)

it.each(valuesOf(CATEGORIES))('every value of the list %s is one that the calls take', (list) => {
  expect(TAKEN).toHaveProperty(list)
  const refused = valuesOf(list).filter((value) => TAKEN[list]?.safeParse(value).success === false)
  expect(refused).toEqual([])
})

it.each(Object.entries({ ClassType, CourseCategory, CourseStatus, PaperKind }))(
  'every value of %s has its words in a list',
  (_, taken) => {
    const list = Object.keys(TAKEN).find((name) => TAKEN[name] === taken)
    expect(valuesOf(list ?? '')).toEqual(expect.arrayContaining(Object.values(taken.def.entries)))
  },
)
