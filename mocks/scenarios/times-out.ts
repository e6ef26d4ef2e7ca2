import { http } from 'msw/http'
import { delay } from 'msw/utils/delay'

export const timesOut = [
  http.post('*/study/lessonToday', () => delay('infinite')),
  http.post('*/lessonClass/teacherLessonStatusListByDate', () => delay('infinite')),
]
