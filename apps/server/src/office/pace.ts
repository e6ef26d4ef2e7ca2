import { pause } from '@hwjy/base'

/** Work that holds the process for longer keeps callers waiting who could be answered. */
const TURN_MS = 50

/** Goes through what takes long, and lets others have their turn in between. */
export async function paced<Item>(items: Iterable<Item>, each: (item: Item) => void, signal?: AbortSignal) {
  let began = performance.now()
  for (const item of items) {
    each(item)
    if (performance.now() - began < TURN_MS) continue
    await pause(0, signal)
    began = performance.now()
  }
}
