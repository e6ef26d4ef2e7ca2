import type { Invitation } from '../../core/room/room-types.ts'
import { useClassroom } from './classroom-context.ts'
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
  const { media } = useClassroom()
  const { send, isBusy, refusal } = useCommand()
  if (!invitation) return null
  const answer = async (accept: boolean) => {
    const isDone = await send({ type: 'answerInvite', accept })
    // The failures of the devices stand in the bar; the invitation is answered either way.
    if (isDone && accept && invitation.to === 'stage') void media.appear()
    return isDone
  }
  return { invitation, isBusy, refusal, answer }
}
