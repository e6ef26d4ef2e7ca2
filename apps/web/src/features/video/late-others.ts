import { latePart } from '@hwjy/ui'

/** Comes where a replay is not this student's: a visitor's video does without the code of families. */
export const LateOthers = latePart(() => import('./others.tsx').then((part) => part.default), { retryMs: 3_000 })
