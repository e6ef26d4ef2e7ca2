import { useState } from 'react'
import { deviceStorage } from '../../shared/storage.ts'

const storageKey = 'hwjy.sidebar'

/** Whether the rail shows words beside its pictures; kept on this device, open at first. */
export function useRailState() {
  const [isOpen, setIsOpen] = useState(() => deviceStorage.getItem(storageKey) !== 'closed')
  function toggle() {
    deviceStorage.setItem(storageKey, isOpen ? 'closed' : 'open')
    setIsOpen(!isOpen)
  }
  return { isOpen, toggle }
}
