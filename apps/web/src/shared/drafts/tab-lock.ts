/**
 * Lets one tab of this browser write. Another tab asks for it: the writing one saves, gives it up and reads from then
 * on; one that does not answer loses it.
 */
export interface TabLock {
  /** @returns false while another tab has it */
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
}

const CHANNEL = 'hwjy.drafts'
/** A tab that sleeps in the background may not answer at all. */
const PATIENCE_MS = 1_500

/** A page that is not served securely has no locks: it takes itself for the only one. */
export function createTabLock({ name, onAsked, onLost }: TabLockOptions): TabLock {
  const locks = navigator.locks as LockManager | undefined
  const lockName = `${CHANNEL}.${name}`
  let letGo: (() => void) | null = null
  let channel: BroadcastChannel | null = null

  function release() {
    channel?.close()
    channel = null
    letGo?.()
    letGo = null
  }

  function hold(): Promise<void> {
    channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => {
      if (data === name) void onAsked().finally(giveUp)
    }
    return new Promise((resolve) => {
      letGo = resolve
    })
  }
  function giveUp() {
    if (letGo === null) return
    release()
    onLost()
  }

  const request = (options: LockOptions) =>
    new Promise<boolean>((resolve, reject) => {
      locks
        ?.request(lockName, options, (lock) => {
          resolve(lock !== null)
          return lock === null ? undefined : hold()
        })
        // Another tab stole it, or the patience ended.
        .catch((error: unknown) => {
          reject(error)
          giveUp()
        })
    })

  return {
    tryHold: () => (locks ? request({ ifAvailable: true }) : Promise.resolve(true)),
    async takeOver() {
      if (!locks) return
      const asking = new BroadcastChannel(CHANNEL)
      asking.postMessage(name)
      asking.close()
      await request({ signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => request({ steal: true }))
    },
    release,
  }
}
