import { beforeEach, describe, expect, it } from 'vitest'
import { createOfferQueue, type OfferQueue } from './offer-queue.ts'
import type { AdmittedSignal } from './rtc-gate.ts'

const offer = (session: string): AdmittedSignal => ({ op: 'offer', session, sdp: 'v=0', tracks: {} })
const candidate = (session: string): AdmittedSignal => ({ op: 'candidate', session, candidate: '', mid: '0' })
const subscribe: AdmittedSignal = { op: 'subscribe', mid: '3', userId: 'li', kind: 'camera' }
const answer = (session: string) => ({ op: 'answer', session, sdp: 'v=0' }) as const

let sent: AdmittedSignal[]
let queue: OfferQueue
beforeEach(() => {
  sent = []
  queue = createOfferQueue((signal) => sent.push(signal))
})
const names = () => sent.map((signal) => ('session' in signal ? `${signal.op} ${signal.session}` : signal.op))

describe('offers on their way to the media process', () => {
  it('a browser that offers once, with candidates and a subscription, waits for nothing', () => {
    for (const signal of [offer('a'), candidate('a'), subscribe]) queue.push(signal, 0)
    expect(names()).toEqual(['offer a', 'candidate a', 'subscribe'])
  })

  it('of a thousand offers the media process sees the first and the last', () => {
    for (let no = 0; no < 1_000; no++)
      for (const signal of [offer(`s${no}`), candidate(`s${no}`)]) queue.push(signal, no)
    expect(names()).toEqual(['offer s0', 'candidate s0'])
    queue.hear(answer('s0'), 1_000)
    expect(names().slice(2)).toEqual(['offer s999', 'candidate s999'])
  })

  it('a subscription stays behind the offer that brings its slot', () => {
    for (const signal of [offer('a'), offer('b'), subscribe]) queue.push(signal, 0)
    expect(names()).toEqual(['offer a'])
    queue.hear({ op: 'failed', of: 'offer', code: 'invalid' }, 10)
    expect(names()).toEqual(['offer a', 'offer b', 'subscribe'])
  })

  it('a microphone closes at once, whatever waits', () => {
    for (const signal of [offer('a'), offer('b'), { op: 'unpublish', kind: 'mic' } as const]) queue.push(signal, 0)
    expect(names()).toEqual(['offer a', 'unpublish'])
  })

  it('an offer that is never answered holds the next one for five seconds', () => {
    queue.push(offer('a'), 0)
    queue.push(offer('b'), 4_999)
    expect(names()).toEqual(['offer a'])
    queue.push(candidate('b'), 5_000)
    expect(names()).toEqual(['offer a', 'offer b', 'candidate b'])
  })

  it('candidates that wait are bounded', () => {
    for (const signal of [offer('a'), offer('b')]) queue.push(signal, 0)
    for (let no = 0; no < 5_000; no++) queue.push(candidate('b'), 0)
    queue.hear(answer('a'), 1)
    expect(sent.length).toBeLessThan(110)
  })

  it('nothing of an earlier media process reaches the next one', () => {
    for (const signal of [offer('a'), offer('b')]) queue.push(signal, 0)
    queue.reset()
    queue.push(offer('c'), 1)
    expect(names()).toEqual(['offer a', 'offer c'])
  })
})
