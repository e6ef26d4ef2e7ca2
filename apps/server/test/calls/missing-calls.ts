/** Rows of `spec/calls.tsv` that need not be served yet, in its order. The list only ever becomes shorter. */
export const missingCalls: readonly string[] = []
