import { createLoader } from '@hwjy/base'
import type { CuePlayer } from './create-cue-player.ts'

/** A player whose code is fetched with its first sound. What is asked of it meanwhile follows in order. */
export function lateCuePlayer(): CuePlayer {
  const player = createLoader(() => import('./create-cue-player.ts').then((module) => module.createCuePlayer()))
  let isAsked = false
  function ask(call: (player: CuePlayer) => void): void {
    isAsked = true
    const loaded = player.loaded()
    if (loaded) call(loaded)
    // Without its code a class has no sounds; what they tell is on the screen, too.
    else player.load().then(call, () => undefined)
  }
  return {
    perform(action) {
      const isEnd = action.do === 'stop' || action.do === 'stopAll'
      if (isAsked || !isEnd) ask((loaded) => loaded.perform(action))
    },
    dispose() {
      if (isAsked) ask((loaded) => loaded.dispose())
    },
  }
}
