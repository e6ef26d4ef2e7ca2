import type { Ref } from 'react'
import { Announcements } from '../announcements/announcements.tsx'
import { InvitationPrompt } from '../invitation/invitation-prompt.tsx'
import { TurnPrompt } from '../speaking/turn-prompt.tsx'
import { useAwake } from './use-awake.ts'

/** Says over the room what concerns a person, in every layout, and keeps a phone from going dark meanwhile. */
export function RoomOverlays({ acceptRef, isOnPhone }: { acceptRef: Ref<HTMLButtonElement>; isOnPhone: boolean }) {
  useAwake(isOnPhone)
  return (
    <>
      <Announcements />
      <InvitationPrompt acceptRef={acceptRef} />
      <TurnPrompt />
    </>
  )
}
