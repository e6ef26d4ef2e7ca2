import type { KeyboardEvent } from 'react'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { messageAt } from './message-at.ts'

/** `R` answers the message that has the focus, where it would raise a hand elsewhere. [R45] */
export function useAnswerKey(): (event: KeyboardEvent<HTMLElement>) => void {
  const { channel, chat, preferences } = useClassroom()
  return (event) => {
    if (channel.isReadOnly || event.key.toLowerCase() !== 'r' || !preferences.getState().characterKeys) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.nativeEvent.isComposing) return
    const found = messageAt(event.target, chat)
    if (found === null) return
    event.preventDefault()
    event.stopPropagation()
    chat.answer(found.message)
    event.currentTarget.closest('section')?.querySelector('textarea')?.focus()
  }
}
