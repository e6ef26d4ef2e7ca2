// @vitest-environment happy-dom
import type { UserId } from '../../../../core/room/ids.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRemoteAudio } from './remote-audio.ts'

const anna = 'anna' as UserId
const ben = 'ben' as UserId
const voice = () => ({ kind: 'audio' }) as MediaStreamTrack

beforeEach(() => {
  // happy-dom has it; Safari below 18.4 has not.
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId')
  vi.stubGlobal('MediaStream', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('plays every voice where the browser cannot choose a speaker, also after one was asked for', async () => {
  const audio = createRemoteAudio(() => {})
  audio.setTrack(anna, voice())
  await audio.setSpeaker('headset')
  audio.setTrack(ben, voice())
  expect(document.querySelectorAll('audio')).toHaveLength(2)
})

it('sends later voices to the chosen speaker, too', async () => {
  const setSinkId = vi.fn<(id: string) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(HTMLMediaElement.prototype, 'setSinkId', { value: setSinkId, configurable: true })
  const audio = createRemoteAudio(() => {})
  audio.setTrack(anna, voice())
  await audio.setSpeaker('headset')
  audio.setTrack(ben, voice())
  expect(setSinkId.mock.calls).toEqual([['headset'], ['headset']])
})
