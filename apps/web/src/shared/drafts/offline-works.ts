import { createDraftStore } from './draft-store.ts'

/** Homework that was opened on this device, so that it opens again without a network. It is kept like a draft. */
export const createOfflineWorks = () => createDraftStore('hwjy-homework')
