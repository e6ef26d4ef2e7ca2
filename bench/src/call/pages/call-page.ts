/** Runs in the browser, in a page of the server: the same read by the SDK and by hand, turn by turn. */
import { configureSdk, getSdk, listLessonsToday, signIn } from '@hwjy/sdk'

export interface CallTimes {
  /** ms, in pairs */
  sdk: number[]
  bare: number[]
}

declare global {
  interface Window {
    callBench: { signIn(username: string, password: string): Promise<void>; pairs(count: number): Promise<CallTimes> }
  }
}

configureSdk()

function bareRequest(): [string, RequestInit] {
  const headers = {
    Authorization: `Bearer ${getSdk().session.getState().token}`,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Accept-Language': 'en-US',
    clientType: '014005',
    timeZone: '8',
    deviceId: 'bench',
    requestId: crypto.randomUUID(),
  }
  return ['/api-user/study/lessonToday', { method: 'POST', headers, body: '' }]
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const beginAt = performance.now()
  await call()
  return performance.now() - beginAt
}

const bare = () => time(async () => (await fetch(...bareRequest())).json())
const sdk = () => time(() => listLessonsToday())

window.callBench = {
  async signIn(username, password) {
    await signIn('student', { username, password, captchaVerification: '' })
  },
  async pairs(count) {
    const times: CallTimes = { sdk: [], bare: [] }
    for (let i = 0; i < count; i++) {
      // The order alternates: the second call finds the caches warm.
      if (i % 2 === 0) times.sdk.push(await sdk())
      times.bare.push(await bare())
      if (i % 2 !== 0) times.sdk.push(await sdk())
    }
    return times
  },
}
