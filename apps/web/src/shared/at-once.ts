/** Options of a change that a user waits for: without a network it fails now, instead of happening whenever one is back. */
export const atOnce = { mutation: { networkMode: 'always' } } as const
