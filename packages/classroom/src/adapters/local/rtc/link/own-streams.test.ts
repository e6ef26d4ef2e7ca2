import { expect, it, vi } from 'vitest'
import type { MediaLink } from './media-link.ts'
import { createOwnStreams } from './own-streams.ts'

it('[R32] a network that grows weak slows the shared screen at once, and lets it run again', () => {
  const setOutgoing = vi.fn<MediaLink['setOutgoing']>()
  const link = { sends: ['camera', 'cameraSmall', 'screen'], setOutgoing } as unknown as MediaLink
  const track = {} as MediaStreamTrack
  const own = createOwnStreams({
    signalling: { send: () => undefined },
    link: () => link,
    publisher: () => ({ open: (kind) => (kind === 'screen' ? { track, sound: null, options: {} } : null) }),
    cameraCount: () => 2,
  })
  const framesOf = () =>
    setOutgoing.mock.calls.flatMap(([stream, outgoing]) => (stream === 'screen' ? [outgoing?.frameRate] : []))
  own.setLimit('small')
  own.setDemand('none')
  own.setLimit('big')
  expect(framesOf()).toEqual([5, 10])
})
