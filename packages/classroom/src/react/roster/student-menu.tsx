import { DropdownMenu, IconButton } from '@hwjy/ui'
import type { RoomCommand } from '../../core/room/room-types.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { usePersonAddress } from '../hooks/use-person-address.ts'
import type { CommandState } from '../hooks/use-command.ts'
import type { RosterEntry } from '../hooks/use-participants.ts'
import type { LabelKey } from '../i18n/labels.ts'
import { useWords } from '../i18n/use-words.ts'
import { rosterWords } from './roster-words.ts'
import type { RosterWords } from './words/en-US.ts'
import { MoreIcon } from '../shared/icons.ts'
import { usePrizeItems } from '../tools/use-prize-items.ts'

/** Lists what the teacher can do with one student, each word saying what a press would do now. */
export function studentActions({ person, handPlace, invitedTo, isOnStage, canDraw }: RosterEntry) {
  const { userId } = person
  const actions: { label: LabelKey; command: RoomCommand }[] = []
  if (handPlace !== null) actions.push({ label: 'hands.accept', command: { type: 'acceptHand', userId } })
  if (isOnStage) actions.push({ label: 'roster.sendBack', command: { type: 'sendBack', userId } })
  else if (invitedTo === 'stage')
    actions.push({ label: 'roster.cancelInvite', command: { type: 'cancelInvite', userId } })
  else actions.push({ label: 'roster.inviteStage', command: { type: 'invite', userId, to: 'stage' } })
  if (person.speaking && !isOnStage) actions.push({ label: 'roster.hangUp', command: { type: 'hangUp', userId } })
  else if (invitedTo === 'speak')
    actions.push({ label: 'roster.cancelInvite', command: { type: 'cancelInvite', userId } })
  else if (!person.speaking) {
    actions.push({ label: 'roster.inviteSpeak', command: { type: 'invite', userId, to: 'speak' } })
  }
  actions.push(
    {
      label: canDraw ? 'roster.takePen' : 'roster.givePen',
      command: { type: 'grantBoard', userId, allowed: !canDraw },
    },
    {
      // A microphone that is off stays off.
      label: person.micBlocked ? 'roster.allowMic' : person.media.mic ? 'roster.mute' : 'roster.keepMuted',
      command: { type: 'mute', userId, muted: !person.micBlocked },
    },
  )
  return actions
}

/** What is asked of a student's devices, or taken from them. [R46] */
export function deviceActions({ person: { userId, media, cameraBlocked = false } }: RosterEntry) {
  const camera: { label: keyof RosterWords; command: RoomCommand } = {
    label: cameraBlocked ? 'allowCamera' : 'cameraOff',
    command: { type: 'blockCamera', userId, blocked: !cameraBlocked },
  }
  const ask = { label: 'askUnmute', command: { type: 'askUnmute', userIds: [userId] } } as const
  return media.mic ? [camera] : [ask, camera]
}

export interface StudentMenuProps {
  entry: RosterEntry
  command: CommandState
  onRemove: () => void
}

export function StudentMenu({ entry, command, onRemove }: StudentMenuProps) {
  const t = useTranslate()
  const tArea = useWords(rosterWords)
  const name = usePersonAddress()(entry.person.name)
  const prizes = usePrizeItems(entry.person.userId, command.attempt)
  return (
    <DropdownMenu
      trigger={<IconButton size="sm" label={t('roster.actions', { name })} icon={<MoreIcon size={18} />} />}
      items={[
        ...studentActions(entry).map(({ label, command: wanted }) => ({
          label: t(label),
          onSelect: () => void command.attempt(wanted),
        })),
        ...deviceActions(entry).map(({ label, command: wanted }) => ({
          label: tArea(label),
          onSelect: () => void command.attempt(wanted),
        })),
        ...(prizes.length > 0 ? [{ type: 'separator' as const }, ...prizes] : []),
        { type: 'separator' as const },
        { label: t('roster.remove'), tone: 'danger' as const, onSelect: onRemove },
      ]}
    />
  )
}
