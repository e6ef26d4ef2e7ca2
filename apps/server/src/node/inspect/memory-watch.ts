/**
 * A thread that ends its process when that takes too much memory: it runs on while the main thread is busy, and counts
 * what lives outside the heap, too, where typed arrays and WebAssembly are.
 */
import { workerData } from 'node:worker_threads'

const LOOK_EVERY_MS = 20
const { limitBytes } = workerData as { limitBytes: number }

setInterval(() => {
  if (process.memoryUsage.rss() > limitBytes) process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY_MS)
