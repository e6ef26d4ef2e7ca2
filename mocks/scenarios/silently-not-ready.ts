import { errorCodes } from '@hwjy/sdk/errors'
import { http } from 'msw/http'
import { refusal } from './envelope.ts'

/** The room is not there yet: `roomNotCreated` says so without a message to the person. */
export const silentlyNotReady = [
  http.post('*/study/findChatRoomId', () => refusal(errorCodes.roomNotCreated, 'The room is not created yet.')),
  http.post('*/study/lessonToday', () => refusal(errorCodes.roomNotCreated, 'The room is not created yet.')),
]
