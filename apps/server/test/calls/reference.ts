import type { CallSamples } from './call-sample.ts'

const anyTeacher = { as: 'teacher.li', neighbour: null }

export const referenceCalls = {
  listSubjects: { ...anyTeacher, input: {} },
  listSubjectsByParent: { ...anyTeacher, input: { pid: 'sub_chinese' } },
  listGrades: { ...anyTeacher, input: {} },
  listDictionaryCategories: { ...anyTeacher, input: {} },
  listDictionaryEntries: { ...anyTeacher, input: { cataId: 'classType' } },
  listTextbooks: { ...anyTeacher, input: { subjectId: 'sub_comprehensive' } },
  listMerchants: { ...anyTeacher, input: {} },
  studentAskedQuestions: { as: 'student.anna', neighbour: null, input: { keyword: '教室' } },
  teacherAskedQuestions: { ...anyTeacher, input: { category: 'lesson', size: 5 } },
} satisfies CallSamples
