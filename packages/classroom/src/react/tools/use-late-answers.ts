import { useEffect, useRef, useState } from 'react'
import type { EpochMs } from '../../core/room/ids.ts'
import type { RoomCommand } from '../../core/room/room-types.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useTimeOfDay } from './use-tools.ts'
import { useToolWords } from './use-tool-words.ts'

type Answer = Extract<RoomCommand, { type: 'answerPractice' | 'answerRollCall' }>

export interface LateAnswers {
  /** Sends an answer. It waits for the network if need be. */
  send(answer: Answer): void
  /** Why the last one was not taken; null when it was, or is on its way. */
  reason: string | null
}

/** Says why an answer was not taken, also one that waited for the network until its tool was over. */
export function useLateAnswers(): LateAnswers {
  const { channel } = useClassroom()
  const t = useToolWords()
  const say = useTranslate()
  const timeOf = useTimeOfDay()
  const [refused, setRefused] = useState<{ code: RoomRefusal['code']; endedAt: EpochMs | null } | null>(null)
  // A tool that was put away in the meantime is no longer in the room's state.
  const endedAt = useRef(new Map<string, EpochMs>())
  useEffect(
    () =>
      channel.onEvent((event) => {
        if (event.type === 'practiceEnded') endedAt.current.set(event.practiceId, event.at)
        if (event.type === 'rollCallEnded') endedAt.current.set(event.rollCallId, event.at)
        if (event.type === 'practiceOpened' || event.type === 'rollCallStarted') setRefused(null)
      }),
    [channel],
  )
  const send = (answer: Answer) => {
    setRefused(null)
    channel.send(answer).catch((error: unknown) => {
      if (!(error instanceof RoomRefusal)) throw error
      const tool = answer.type === 'answerPractice' ? answer.practiceId : answer.rollCallId
      const { practice, tools } = channel.getState().room
      const shown = practice?.id === tool ? practice : tools.rollCalls.find(({ id }) => id === tool)
      setRefused({ code: error.code, endedAt: endedAt.current.get(tool) ?? shown?.endedAt ?? null })
    })
  }
  const isOver = refused?.code === 'practice-not-open' || refused?.code === 'tool-over'
  const reason =
    refused === null
      ? null
      : isOver && refused.endedAt !== null
        ? t('tooLate', { time: timeOf(refused.endedAt) })
        : say(`refusal.${refused.code}`)
  return { send, reason }
}
