import type { Invitation } from '../../core/room/room-types.ts'
import { type CommandState, useCommand } from './use-command.ts'
import { useChannel } from './use-room.ts'

export interface MyInvitation extends Pick<CommandState, 'isBusy' | 'refusal'> {
  invitation: Invitation
  answer: (accept: boolean) => Promise<boolean>
}

/** The teacher's open invitation to me, if there is one. [R10] */
export function useInvitation(): MyInvitation | null {
  const invitation = useChannel(
    ({ me, room }) => room.invitations.find((candidate) => candidate.userId === me?.userId) ?? null,
  )
  const { send, isBusy, refusal } = useCommand()
  if (!invitation) return null
  return { invitation, isBusy, refusal, answer: (accept) => send({ type: 'answerInvite', accept }) }
}
