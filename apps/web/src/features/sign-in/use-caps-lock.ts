import { type KeyboardEvent, useState } from 'react'

/** Tells if Caps Lock is on, as far as the keys pressed in this field tell; pass the handlers to the input. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false)
  const look = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'))
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look, onBlur: () => setIsOn(false) } }
}
