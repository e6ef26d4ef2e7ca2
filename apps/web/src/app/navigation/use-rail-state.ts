import { useState } from 'react'
import { deviceStorage } from '../../shared/choices/storage.ts'

const storageKey = 'hwjy.sidebar'

/** Says if the rail shows words beside its icons; kept on this device, open at first. */
export function useRailState() {
  const [isOpen, setIsOpen] = useState(() => deviceStorage.getItem(storageKey) !== 'closed')
  function toggle() {
    deviceStorage.setItem(storageKey, isOpen ? 'closed' : 'open')
    setIsOpen(!isOpen)
  }
  return { isOpen, toggle }
}
