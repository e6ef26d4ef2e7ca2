/** Fills a room with people who have no browser, and brings their signals to the media host. */
import { fork } from 'node:child_process'
import type { RtcHost, RtcSession } from '../../src/rtc/rtc-host.ts'
import type { FromSynthetic, ToSynthetic } from './synthetic-messages.ts'

export interface SyntheticPeople {
  /** Keeps what a person sends for a while. @throws when nothing arrives */
  record(from: string, forMs: number): Promise<void>
  /** Sends what was recorded, under these names, until `stop`. */
  publish(people: readonly string[]): Promise<void>
  stop(): void
}

// Ends what hangs; how long a busy machine takes is not what is measured by it.
const PATIENCE_MS = 120_000

export function startSyntheticPeople(host: RtcHost): SyntheticPeople {
  const child = fork(new URL('./synthetic-process.ts', import.meta.url), { execArgv: [] })
  const sessions = new Map<string, RtcSession>()
  // A last signal may come for people who have left.
  const tell = (message: ToSynthetic) => {
    if (child.connected) child.send(message)
  }

  const sessionOf = (userId: string) => {
    const known = sessions.get(userId)
    if (known) return known
    const session = host.connect({
      roomId: 'room',
      userId,
      clientId: crypto.randomUUID(),
      role: 'student',
      send: (signal) => tell({ op: 'signal', userId, signal }),
    })
    session.setRights({ mic: true, camera: true, screen: true })
    sessions.set(userId, session)
    return session
  }
  let answered: ((answer: FromSynthetic) => void) | null = null
  child.on('message', (message: FromSynthetic) => {
    if (message.op === 'signal') sessionOf(message.userId).receive(message.signal)
    else answered?.(message)
  })

  // One question at a time.
  const ask = async (message: ToSynthetic) => {
    let timer: NodeJS.Timeout | undefined
    const answer = await new Promise<FromSynthetic>((resolve, reject) => {
      answered = resolve
      timer = setTimeout(() => reject(new Error(`${message.op} had no answer in time`)), PATIENCE_MS)
      tell(message)
    })
    clearTimeout(timer)
    if (answer.op === 'failed') throw new Error(answer.why)
  }

  return {
    record: (from, forMs) => ask({ op: 'record', as: 'recorder', from, forMs }),
    publish: (people) => ask({ op: 'publish', people }),
    stop() {
      // It may have ended by itself, which is told where it was asked for something.
      if (child.connected) child.disconnect()
    },
  }
}
