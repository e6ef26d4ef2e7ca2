import { useState } from 'react'

/**
 * The text a user types over a value. It lasts until they are done, or until the value becomes another one than they
 * gave: a value set from outside wins.
 */
export function useDraft<Draft, Value>(value: Value) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [seen, setSeen] = useState(value)
  const [given, setGiven] = useState(value)
  if (value !== seen) {
    setSeen(value)
    setGiven(value)
    if (value !== given) setDraft(null)
  }
  return {
    draft,
    setDraft,
    // Tells the hook which value comes from the user.
    give: setGiven,
  }
}
