import { useEffect, useState } from 'react'

/** A user who types slowly leaves about this much time between two keys. */
const PAUSE_MS = 250

/** Returns the typed text once the user pauses, so that not every letter is a request to the server. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : settled
}
