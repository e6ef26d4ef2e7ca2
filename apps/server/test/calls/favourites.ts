import type { TestSchool } from '../support/test-school.ts'
import type { CallSamples } from './call-sample.ts'

const teacher = { as: 'teacher.li', neighbour: null }
const student = { as: 'student.anna', neighbour: null }
const course = { targetType: 'course', targetId: 'crs_hsk1' } as const
const word = { targetType: 'word', text: '学习' } as const

const keptWord = async (school: TestSchool) => {
  const { favouriteId } = await school.data('studentAddFavourite', word, 'student.anna')
  return { favouriteId, rating: 3, at: new Date(school.clock.now()).toISOString(), commandId: 'rev_sample' }
}

export const favouriteCalls = {
  // One for the page, one for what is due, one for each kind of thing.
  teacherListFavourites: { ...teacher, input: { order: 'kept', current: 1, size: 20 } },
  studentListFavourites: {
    ...student,
    input: { targetType: 'word', keyword: 'ni', order: 'due', isDue: true, size: 40 },
  },
  teacherAddFavourite: { ...teacher, input: course },
  studentAddFavourite: {
    ...student,
    input: { ...word, source: { kind: 'chapter', id: 'cch_hsk1_3' } },
  },
  teacherRemoveFavourite: { ...teacher, input: course },
  studentRemoveFavourite: { ...student, input: word },
  teacherSearchEverything: { ...teacher, input: { text: '名字', current: 1, size: 20 } },
  studentSearchEverything: { ...student, input: { text: 'mingzi', current: 1, size: 20 } },
  addWords: { ...student, input: { texts: ['朋友', '学校'], source: { kind: 'chapter', id: 'cch_hsk1_3' } } },
  reviewWord: { ...student, input: keptWord },
} satisfies CallSamples
