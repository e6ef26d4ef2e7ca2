import { http } from 'msw/http'
import { refusal } from './envelope.ts'

export const sessionExpired = [
  http.post('*/study/lessonToday', () => refusal(401, 'Your sign-in has expired.')),
  http.post('*/lessonClass/teacherLessonStatusListByDate', () => refusal(401, 'Your sign-in has expired.')),
]
