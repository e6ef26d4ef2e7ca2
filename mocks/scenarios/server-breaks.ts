import { http, HttpResponse } from 'msw/http'

export const serverBreaks = [
  http.post('*/study/lessonToday', () => new HttpResponse(null, { status: 502 })),
  http.post('*/lessonClass/teacherLessonStatusListByDate', () => new HttpResponse(null, { status: 502 })),
]
