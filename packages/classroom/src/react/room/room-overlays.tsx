import type { Ref } from 'react'
import { Announcements } from '../announcements/announcements.tsx'
import { InvitationPrompt } from '../invitation/invitation-prompt.tsx'
import { TurnPrompt } from '../speaking/turn-prompt.tsx'

/** Says over the room what concerns a person, in every layout. */
export const RoomOverlays = ({ acceptRef }: { acceptRef: Ref<HTMLButtonElement> }) => (
  <>
    <Announcements />
    <InvitationPrompt acceptRef={acceptRef} />
    <TurnPrompt />
  </>
)
