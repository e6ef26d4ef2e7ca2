import type { FailureDetail, LoginResponse, SmsReceipt } from '@hwjy/sdk'
import { http, HttpResponse } from 'msw/http'
import type { SetupServer } from 'msw/node'

type FailureStatus = Exclude<LoginResponse['status'], '200'>

/** A sign-in that is refused, or that asks for another step. */
export const heldBack = (
  status: FailureStatus,
  info: FailureDetail | null = null,
  message = `Refused by ${status}`,
): LoginResponse => ({ status, message, info })

/** Every sign-in by this call is answered so. @param path the end of the call's path */
export const serveSignIn = (server: SetupServer, path: string, answer: LoginResponse) =>
  server.use(http.post(`*${path}`, () => HttpResponse.json(answer)))

/** What a sign-in may lead to instead of a sentence: the answer, the heading of its step, and the button back. */
export const nextSteps = [
  {
    answer: heldBack('50005', { ticket: 'ticket-new-device', mobile: '138****0003' }),
    heading: 'New device',
    back: 'Back to sign-in',
  },
  {
    answer: heldBack('50006', { ticket: 'ticket-two-steps', mobile: '138****0003', ways: ['smsCode'] }),
    heading: 'One more step',
    back: 'Back to sign-in',
  },
  {
    answer: heldBack('50021', { ticket: 'ticket-elsewhere', devices: [] }),
    heading: 'You’re signed in on other devices',
    back: 'Cancel',
  },
] as const

/** The receipt of a code that was sent to a phone. */
export const codeSent: SmsReceipt = { mobile: '138****0003', expiresInSeconds: 300, nextInSeconds: 60 }
