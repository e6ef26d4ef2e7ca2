import type { AnswerActs } from '../answer-side.tsx'
import { type MarkingAct, scoreAfterDigit } from './marking-keys.ts'

interface MarkingHandlers {
  go: (by: 1 | -1) => void
  goWaiting: () => void
  step: (by: 1 | -1) => void
  /** Gives the current answer another mark, from the one it has and the full one. */
  score: (scored: (before: number | null, full: number) => number | null) => void
  comment: () => void
  record: () => void
  ask: (what: 'keys' | 'bank') => void
  /** Describes what the current answer shows. */
  answer: AnswerActs | undefined
  send: () => void
}

/** Does what a key says. */
export function actOn(wanted: MarkingAct, handlers: MarkingHandlers): void {
  const { score, answer } = handlers
  switch (wanted.type) {
    case 'student':
      return handlers.go(wanted.by)
    case 'nextWaiting':
      return handlers.goWaiting()
    case 'question':
      return handlers.step(wanted.by)
    case 'digit':
      return score((before, full) => scoreAfterDigit(before, wanted.digit, full))
    case 'clearScore':
      return score(() => null)
    case 'full':
      return score((_, full) => full)
    case 'comment':
      return handlers.comment()
    case 'bank':
    case 'keys':
      return handlers.ask(wanted.type)
    case 'record':
      return handlers.record()
    case 'play':
      return answer?.player?.play()
    case 'speed':
      return answer?.player?.speed(wanted.by)
    case 'pen':
      return answer?.photo?.pen()
    case 'undo':
      return answer?.photo?.undo()
    case 'redo':
      return answer?.photo?.redo()
    case 'send':
      return handlers.send()
    case 'leaveField':
      return document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined
    default:
      return wanted satisfies never
  }
}
