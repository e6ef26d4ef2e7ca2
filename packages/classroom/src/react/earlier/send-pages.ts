/** Sends the commands that make pages: those of a usual lesson at once, further ones at a pace. */
import { pause } from '@hwjy/base'
import type { RoomCommand } from '../../core/room/room-types.ts'
import { copyWork, paceMs } from '../../core/room/rules/copy-pace.ts'
import type { RoomChannel } from '../../ports/room-channel.ts'
import type { Work } from '../files/insert-work.ts'

/**
 * Takes commands that the room carries out in their order. What is sent at once waits in the outbox, so that it
 * survives a lost connection and a reload.
 * @param onCarriedOut told of each of them
 * @returns does it; called again after a refusal, it sends what is left
 */
export function pageSender(
  channel: Pick<RoomChannel, 'send'>,
  commands: readonly RoomCommand[],
  onCarriedOut: (command: RoomCommand) => void = () => undefined,
) {
  const left = new Set(commands)

  return async ({ signal, tell }: Pick<Work, 'signal' | 'tell'>): Promise<void> => {
    const startedAt = Date.now()
    const sent = { drawnStrokes: 0, logBytes: 0 }
    let failure: { cause: unknown } | null = null
    const answers: Promise<void>[] = []
    const tellShare = () => tell({ status: 'copying', problem: null, share: 1 - left.size / commands.length })

    tellShare()
    for (const command of commands) {
      if (!left.has(command)) continue
      const waitMs = startedAt + paceMs(sent) - Date.now()
      if (waitMs > 0) await pause(waitMs, signal)
      signal.throwIfAborted()
      if (failure !== null) break
      const { drawnStrokes, logBytes } = copyWork(command)
      sent.drawnStrokes += drawnStrokes
      sent.logBytes += logBytes
      answers.push(
        channel.send(command).then(
          () => {
            left.delete(command)
            onCarriedOut(command)
            if (!signal.aborted && failure === null) tellShare()
          },
          (cause: unknown) => {
            failure ??= { cause }
          },
        ),
      )
    }
    await Promise.all(answers)
    if (failure !== null) throw (failure as { cause: unknown }).cause
  }
}
