import { useMemo } from 'react'
import type { EpochMs, UserId } from '../../core/room/ids.ts'
import type { Practice, PracticeKind } from '../../core/room/practice-types.ts'
import { openRollCall } from '../../core/room/rules/tool-rules.ts'
import type { Participant } from '../../core/room/room-types.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import { useRoom } from '../hooks/use-room.ts'
import { timeOfDay } from '../shared/time-text.ts'
import type { ToolTranslate } from './use-tool-words.ts'

/** The tools that a person can have open. */
export type ToolName =
  | 'quiz'
  | 'practice'
  | 'dictation'
  | 'buzzer'
  | 'check'
  | 'picker'
  | 'prize'
  | 'timer'
  | 'rollCall'
  | 'attention'

/** What the card of a tool that works once per lesson is given. */
export interface UsedToolProps {
  onFold: () => void
  onClose: () => void
  /** Opens a tool that has no such limit in its place. */
  onInstead: (tool: ToolName) => void
  /** What came of it, as long as this page has been open since; undefined before it was used. */
  result: Practice | undefined
}

/** The students who are in class, by name. */
export function useStudentsHere(): readonly Participant[] {
  const participants = useRoom((room) => room.participants)
  return useMemo(
    () =>
      Object.values(participants)
        .filter(({ role, presence }) => role === 'student' && presence === 'here')
        .toSorted((a, b) => a.name.localeCompare(b.name) || a.no - b.no),
    [participants],
  )
}

/** Names of people, as a list in the reader's language. */
export function useNames(): (userIds: readonly UserId[]) => string {
  const participants = useRoom((room) => room.participants)
  const { language } = useClassroom()
  const address = usePersonAddress()
  return (userIds) =>
    new Intl.ListFormat(language, { type: 'conjunction', style: 'narrow' }).format(
      userIds.map((userId) => address(participants[userId]?.name ?? '?')),
    )
}

/** Hours and minutes of an instant, on the reader's clock. */
export function useTimeOfDay(): (at: EpochMs) => string {
  const { language } = useClassroom()
  return (at) => timeOfDay(at, language)
}

export const practiceName = (t: ToolTranslate, kind: PracticeKind): string =>
  t(
    (
      {
        clicker: 'quiz',
        buzzer: 'buzzer',
        questions: 'practice',
        check: 'check',
        writing: 'writing',
        fillIn: 'fillIn',
        dictation: 'dictation',
      } as const
    )[kind],
  )

export const usePractice = () => useRoom((room) => room.practice)
export const useOpenRollCall = () => useRoom(openRollCall)

/** Seconds that are left, as `0:07`; null without a limit. */
export function leftOf(openedAt: EpochMs, limitSeconds: number, now: EpochMs): number | null {
  return limitSeconds === 0 ? null : Math.max(0, Math.ceil((openedAt + limitSeconds * 1_000 - now) / 1_000))
}

export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** `randomUUID` is missing on pages that are not served securely; a class on a school's own network has tools, too. */
export const newToolId = (): string => `tool-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
