import { http } from 'msw/http'
import { refusal } from './envelope.ts'

/** The session ran out while the page was open: the first call after sign-in is turned away. */
export const sessionExpired = [
  http.post('*/study/lessonToday', () => refusal(401, 'Your sign-in has expired.')),
  http.post('*/lessonClass/teacherLessonStatusListByDate', () => refusal(401, 'Your sign-in has expired.')),
]
