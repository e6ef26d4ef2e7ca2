import { http } from 'msw/http'
import { refusal } from './envelope.ts'

/** The room is not there yet: code 30036 says so without a message to the person. */
export const silentlyNotReady = [
  http.post('*/study/findChatRoomId', () => refusal(30036, 'The room is not created yet.')),
  http.post('*/study/lessonToday', () => refusal(30036, 'The room is not created yet.')),
]
