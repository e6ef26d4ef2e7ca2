import { errorCodes } from '@hwjy/sdk/errors'
import type { SignedInDevice } from '@hwjy/sdk'
import { http, HttpResponse } from 'msw/http'

const ipad: SignedInDevice = {
  device: { browser: 'Safari', system: 'iPadOS', model: 'iPad', kind: 'tablet' },
  lastSeenAt: new Date().toISOString(),
}

export const forcedSignIn = [
  http.post('*/user/login', () =>
    HttpResponse.json({
      status: String(errorCodes.forcedLogin),
      message: 'This account is signed in on another device.',
      info: {
        ticket: 'ticket-of-a-scenario',
        devices: [ipad],
      },
    }),
  ),
]
