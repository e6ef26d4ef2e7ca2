/**
 * One room of the media server carries all of the largest class, its teacher, and pages that are just being replaced.
 */
export const SFU_LIMITS = { maxPublishers: 32, maxViewers: 520 } as const
