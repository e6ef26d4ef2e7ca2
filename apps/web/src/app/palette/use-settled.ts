import { useEffect, useState } from 'react'

/** Between two keys of somebody who types without hurry. */
const PAUSE_MS = 250

/** What was typed once the fingers rest, so that not every letter is a question to the server. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return typed === '' ? '' : settled
}
