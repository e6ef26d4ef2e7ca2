/**
 * Lets one tab of this browser write. Another tab asks for it: the writing one saves, gives it up and reads from then
 * on; one that does not answer loses it. A tab that reads gets it when no other tab has it any more.
 */
export interface TabLock {
  /** @returns false while another tab has it: then this one waits for it */
  tryHold(): Promise<boolean>
  /** Gets it from the tab that has it. */
  takeOver(): Promise<void>
  release(): void
}

export interface TabLockOptions {
  name: string
  /** Another tab asks for it: save what is not kept yet. */
  onAsked: () => Promise<void>
  /** Another tab has it now. */
  onLost: () => void
  /** The tab that had it was closed or left its form: this one has it now. */
  onFree: () => void
}

const CHANNEL = 'hwjy.drafts'
/** A tab that sleeps in the background may not answer at all. */
const PATIENCE_MS = 1_500

/** A page that is not served securely has no locks: it takes itself for the only one. */
export function createTabLock({ name, onAsked, onLost, onFree }: TabLockOptions): TabLock {
  const locks = navigator.locks as LockManager | undefined
  const lockName = `${CHANNEL}.${name}`
  let letGo: (() => void) | null = null
  let waiting: AbortController | null = null
  let channel: BroadcastChannel | null = null
  /** Counts releases: a request that is granted after its release is let go at once. */
  let round = 0

  function open() {
    channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      if (data !== name) return
      if (letGo !== null) return void onAsked().finally(giveUp)
      // The tab that asks comes before those that wait.
      stopWaiting()
      wait()
    }
    document.addEventListener('visibilitychange', waitWhileVisible)
  }
  function release() {
    round += 1
    document.removeEventListener('visibilitychange', waitWhileVisible)
    channel?.close()
    channel = null
    stopWaiting()
    letGo?.()
    letGo = null
  }
  function giveUp() {
    if (letGo === null) return
    letGo()
    letGo = null
    onLost()
    wait()
  }

  /** Waits only while the page is seen: a tab in the background must not get the form of one that reloads. */
  function wait() {
    if (channel === null || letGo !== null || waiting !== null || document.visibilityState === 'hidden') return
    const controller = new AbortController()
    waiting = controller
    request({ signal: controller.signal }).then(
      (isHeld) => {
        waiting = null
        if (isHeld) onFree()
      },
      () => undefined,
    )
  }
  function stopWaiting() {
    waiting?.abort()
    waiting = null
  }
  function waitWhileVisible() {
    if (document.visibilityState === 'hidden') stopWaiting()
    else wait()
  }

  const request = (options: LockOptions) => {
    const requestedIn = round
    return new Promise<boolean>((resolve, reject) => {
      locks
        ?.request(lockName, options, (lock) => {
          const isHeld = lock !== null && requestedIn === round
          resolve(isHeld)
          return isHeld ? new Promise<void>((resolveHold) => (letGo = resolveHold)) : undefined
        })
        // Another tab stole it, or the request was given up.
        .catch((error: unknown) => {
          reject(error)
          giveUp()
        })
    })
  }

  return {
    async tryHold() {
      if (!locks) return true
      open()
      const isHeld = await request({ ifAvailable: true })
      if (!isHeld) wait()
      return isHeld
    },
    async takeOver() {
      if (!locks) return
      stopWaiting()
      const asked = request({ signal: AbortSignal.timeout(PATIENCE_MS) })
      channel?.postMessage(name)
      await asked.catch(() => request({ steal: true }))
    },
    release,
  }
}
