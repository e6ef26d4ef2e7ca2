// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { lateCuePlayer } from './late-cue-player.ts'

const created: string[] = []
const did: string[] = []
vi.mock('./create-cue-player.ts', () => ({
  createCuePlayer() {
    created.push('player')
    return { perform: (action: { do: string }) => did.push(action.do), dispose: () => did.push('dispose') }
  },
}))

it('a player of cues is fetched with the first sound, and what is asked meanwhile follows in order', async () => {
  const player = lateCuePlayer()
  player.perform({ do: 'stopAll' })
  player.dispose()
  await Promise.resolve()
  expect(created).toEqual([])
  player.perform({ do: 'loop', cue: 'invitation' })
  player.perform({ do: 'stop', cue: 'invitation' })
  player.dispose()
  await vi.waitFor(() => expect(did).toEqual(['loop', 'stop', 'dispose']), 60_000)
  player.perform({ do: 'playOnce', cue: 'hand' })
  expect(did.at(-1)).toBe('playOnce')
  expect(created).toEqual(['player'])
})
