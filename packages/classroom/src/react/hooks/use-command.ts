import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefusalCode, RoomCommand } from '../../core/room/room-types.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import { useClassroom, useTranslate } from './classroom-context.ts'
import { useChannel } from './use-room.ts'

export interface CommandState {
  /** Resolves true when the room carried it out; false when it was refused, and `refusal` says why. */
  send: (command: RoomCommand) => Promise<boolean>
  /** Like `send`, but what the room would refuse right now is explained at once and not sent. */
  attempt: (command: RoomCommand) => Promise<boolean>
  isBusy: boolean
  /** Why the last command was refused, in the reader's language, with a next step. */
  refusal: string | null
  /**
   * Shows a reason without sending anything: a control that is not allowed was pressed. With the command that it would
   * have sent, the reason goes as soon as it does not hold any more.
   */
  explain: (code: RefusalCode, command?: RoomCommand) => void
  dismiss: () => void
}

// Keeps a reason on the screen, where it is not gone before. [R47]
const REFUSAL_MS = 4_000

export function useCommand(): CommandState {
  const { channel } = useClassroom()
  const t = useTranslate()
  const [busy, setBusy] = useState(0)
  const [refused, setRefused] = useState<{ code: RefusalCode; command?: RoomCommand } | null>(null)
  const isMounted = useRef(false)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  useEffect(() => {
    if (!refused) return
    const timer = setTimeout(() => setRefused(null), REFUSAL_MS)
    return () => clearTimeout(timer)
  }, [refused])

  const explain = useCallback(
    (code: RefusalCode, command?: RoomCommand) => setRefused({ code, ...(command && { command }) }),
    [],
  )
  const isOver = useChannel(() => refused?.command !== undefined && channel.denialOf(refused.command) !== refused.code)
  const dismiss = useCallback(() => setRefused(null), [])
  const send = useCallback(
    async (command: RoomCommand) => {
      setRefused(null)
      setBusy((count) => count + 1)
      try {
        await channel.send(command)
        return true
      } catch (error) {
        if (!(error instanceof RoomRefusal)) throw error
        if (isMounted.current) setRefused({ code: error.code })
        return false
      } finally {
        if (isMounted.current) setBusy((count) => count - 1)
      }
    },
    [channel],
  )
  const attempt = useCallback(
    async (command: RoomCommand) => {
      const denial = channel.denialOf(command)
      if (!denial) return send(command)
      explain(denial, command)
      return false
    },
    [channel, explain, send],
  )
  return {
    send,
    attempt,
    isBusy: busy > 0,
    refusal: refused && !isOver ? t(`refusal.${refused.code}`) || t('room.refused') : null,
    explain,
    dismiss,
  }
}

/** Why the room would refuse this command from me right now, or `null`. What is allowed is lit. */
export function useDenial(command: RoomCommand): RefusalCode | null {
  const { channel } = useClassroom()
  return useChannel(() => channel.denialOf(command))
}
