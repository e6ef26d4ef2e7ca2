/** An error that brings its own sentence, in the language of the person who reads it. */
export interface ToldError extends Error {
  readonly told: string
}

/** @returns the sentence that an error brings along; null for an error that brings none */
export function toldBy(error: unknown): string | null {
  return error instanceof Error && 'told' in error && typeof error.told === 'string' ? error.told : null
}
