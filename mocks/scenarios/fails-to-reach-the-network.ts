import { http, HttpResponse } from 'msw/http'

export const failsToReachTheNetwork = [
  http.post('*/study/lessonToday', () => HttpResponse.error()),
  http.post('*/lessonClass/teacherLessonStatusListByDate', () => HttpResponse.error()),
]
