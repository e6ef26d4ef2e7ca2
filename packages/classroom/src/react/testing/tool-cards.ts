import { act, screen } from '@testing-library/react'
import type { MemoryRoom } from '../../adapters/local/memory-room.ts'
import { spokenQuestion } from '../../core/room/rules/practice-rules.ts'
import { liTeacher } from './people.ts'

/** A room that listens to keys everywhere on the page. */
export const page = { options: { keys: 'page' as const } }

export const card = (name: string) => screen.findByRole('region', { name })

/** Asks a question of four options, of which B is right. @returns the id of the practice */
export function startQuiz(room: MemoryRoom, isMultiple = false): string {
  const questions = [spokenQuestion(4, isMultiple, ['B'])]
  act(() => room.act(liTeacher, { type: 'startPractice', kind: 'clicker', title: '', limitSeconds: 60, questions }))
  return room.getState().practice?.id ?? ''
}
