import type { ThreadEntry } from '../threads/thread-entry.ts'
import { createUnsentStore } from './unsent-store.ts'

/** Messages to a teacher or a student that the server has not, apart from marks that it has not. */
export const createThreadStore = () => createUnsentStore<ThreadEntry>('hwjy-threads')
