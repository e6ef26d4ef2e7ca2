import { http } from 'msw/http'
import { delay } from 'msw/utils/delay'

/** The day's lessons never answer, so the client's own time-out must speak. */
export const timesOut = [
  http.post('*/study/lessonToday', () => delay('infinite')),
  http.post('*/lessonClass/teacherLessonStatusListByDate', () => delay('infinite')),
]
