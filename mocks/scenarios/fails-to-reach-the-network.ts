import { http, HttpResponse } from 'msw/http'

/** The line is down for the day's lessons; everything else still answers. */
export const failsToReachTheNetwork = [
  http.post('*/study/lessonToday', () => HttpResponse.error()),
  http.post('*/lessonClass/teacherLessonStatusListByDate', () => HttpResponse.error()),
]
