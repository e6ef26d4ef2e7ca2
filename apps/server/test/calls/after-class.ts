import type { CallSamples } from './call-sample.ts'
import { endedLesson } from './lessons.ts'

const ofTeacher = { as: 'teacher.li', neighbour: 'teacher.wang' }
const ofStudent = { as: 'student.anna', neighbour: 'student.noor' }

export const afterClassCalls = {
  getClassResult: { ...ofTeacher, input: endedLesson },
  rateLesson: {
    ...ofStudent,
    input: async (school) => ({ ...(await endedLesson(school)), score: 5, comment: '很好' }),
  },
  studentFeedbackOptions: { as: 'student.anna', neighbour: null, input: {} },
  studentLessonFeedback: {
    ...ofStudent,
    input: async (school) => ({ ...(await endedLesson(school)), optionIds: ['fbo_student_1'], content: '谢谢老师' }),
  },
  teacherFeedbackOptions: { as: 'teacher.li', neighbour: null, input: {} },
  teacherLessonFeedback: {
    ...ofTeacher,
    input: async (school) => ({
      ...(await endedLesson(school)),
      stuId: 'usr_anna',
      optionIds: ['fbo_teacher_2'],
      content: '声调进步很大',
    }),
  },
  listLessonFeedback: {
    ...ofTeacher,
    input: async (school) => {
      const lesson = await endedLesson(school)
      await school.data('teacherLessonFeedback', { ...lesson, optionIds: ['fbo_teacher_2'], content: '' }, 'teacher.li')
      await school.data('studentLessonFeedback', { ...lesson, optionIds: [], content: '谢谢老师' }, 'student.anna')
      return lesson
    },
  },
} satisfies CallSamples
