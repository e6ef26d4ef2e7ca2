import { useState } from 'react'

const storageKey = 'hwjy.sidebar'

/** Whether the rail shows words beside its pictures; kept on this device, open at first. */
export function useRailState() {
  const [isOpen, setIsOpen] = useState(() => localStorage.getItem(storageKey) !== 'closed')
  function toggle() {
    localStorage.setItem(storageKey, isOpen ? 'closed' : 'open')
    setIsOpen(!isOpen)
  }
  return { isOpen, toggle }
}
