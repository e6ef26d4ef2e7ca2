import type { KeyboardEvent } from 'react'
import { useClassroom } from '../hooks/classroom-context.ts'

/** `R` answers the message that has the focus, where it would raise a hand elsewhere. [R45] */
export function useAnswerKey(): (event: KeyboardEvent<HTMLElement>) => void {
  const { chat, preferences } = useClassroom()
  return (event) => {
    if (event.key.toLowerCase() !== 'r' || !preferences.getState().characterKeys) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.nativeEvent.isComposing) return
    const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-seq]') : null
    const seq = Number(line?.dataset['seq'])
    const message = chat.getState().view?.messages.find((one) => one.seq === seq)
    if (message === undefined || message.removed !== undefined) return
    event.preventDefault()
    event.stopPropagation()
    chat.answer(message)
    event.currentTarget.closest('section')?.querySelector('textarea')?.focus()
  }
}
