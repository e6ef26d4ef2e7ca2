import type { RoomCommand, RoomEvent } from '@hwjy/classroom/core'

export const classmates = {
  anna: { userId: 'anna', name: 'Anna', role: 'student' },
  ben: { userId: 'ben', name: 'Ben', role: 'student' },
} as const
export type Classmate = keyof typeof classmates

export interface Reaction {
  who: Classmate
  command: RoomCommand
  afterMs: number
}

/**
 * Returns what the two simulated students do by themselves, so that the visitor has students to teach.
 * @param me the visitor, who teaches
 * @param before how often something of this kind happened before
 */
export function reactionsTo(event: RoomEvent, me: string, before: number): Reaction[] {
  switch (event.type) {
    case 'classStarted':
      return [
        { who: 'ben', command: { type: 'say', text: '老师好！' }, afterMs: 1_200 },
        { who: 'anna', command: { type: 'say', text: '你好，老师！' }, afterMs: 2_600 },
      ]
    case 'board.strokeAdded':
      return event.author === me && before === 0
        ? [{ who: 'anna', command: { type: 'raiseHand' }, afterMs: 2_500 }]
        : []
    case 'chatSent':
      return event.userId === me && before === 0
        ? [{ who: 'ben', command: { type: 'say', text: '好的！' }, afterMs: 1_500 }]
        : []
    case 'practiceOpened': {
      const { practiceId, kind, questions } = event
      const isAnswered = (kind === 'questions' || kind === 'clicker') && questions.length > 0
      if (!isAnswered) return []
      const keys = (shift: number) =>
        questions.map(({ options }, i) => [options[(i + shift) % options.length]?.key ?? 'A'] as ('A' | 'B')[])
      return [
        { who: 'anna', command: { type: 'answerPractice', practiceId, keys: keys(0) }, afterMs: 4_000 },
        { who: 'ben', command: { type: 'answerPractice', practiceId, keys: keys(1) }, afterMs: 6_500 },
      ]
    }
    default:
      return []
  }
}
