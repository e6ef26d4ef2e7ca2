import { useState } from 'react'
import type { Parser } from '../../core/shapes/shape.ts'

const PREFIX = 'hwjy.classroom.kept.'

/**
 * Reads what this tab keeps through a reload of the page. Storage may be missing or refused (private windows, embedded
 * frames): then nothing is kept.
 */
export function keptInTab<T>(key: string, parse: Parser<T>): T | null {
  try {
    return parse(JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null')) ?? null
  } catch {
    return null
  }
}

/** @param value null is kept no longer */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value))
  } catch {
    // See above.
  }
}

/** A state that a reload of the page does not lose. `key` stays the same as long as the component is shown. */
export function useKeptInTab<T>(key: string, parse: Parser<T>): readonly [T | null, (value: T | null) => void] {
  const [value, setValue] = useState(() => keptInTab(key, parse))
  const keep = (next: T | null) => {
    keepInTab(key, next)
    setValue(next)
  }
  return [value, keep]
}
