/** How long, how many and how large the contract lets things be: the numbers that the validators check. */
export * from './generated/limits.ts'
