import { Avatar, Checkbox, VisuallyHidden } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { type CommandState, useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { type RosterEntry, useRoster } from '../hooks/use-participants.ts'
import type { Translate } from '../i18n/labels.ts'
import { CameraIcon, CameraOffIcon, HandIcon, MicIcon, MicOffIcon } from '../shared/icons.ts'
import { lateView } from '../shared/late-view.tsx'
import { Reason } from '../shared/reason.tsx'
import { RoleBadge } from '../shared/role-badge.tsx'
import * as css from './roster-panel.css.ts'
import { StudentMenu } from './student-menu.tsx'

const RemoveDialog = lateView(() => import('./remove-dialog.tsx').then((module) => module.RemoveDialog))

/** Lists the class: who is here, whose hand is up, whose devices are on, and what the teacher can do. [R14] */
export function RosterPanel() {
  const t = useTranslate()
  const isTeacher = useMe()?.isTeacher ?? false
  const roster = useRoster()
  const command = useCommand()
  const [removing, setRemoving] = useState<RosterEntry | null>(null)
  const [onlyNoHand, setOnlyNoHand] = useState(false)
  const students = roster.filter(({ person }) => person.role === 'student')
  const here = students.filter(({ person }) => person.presence === 'here')
  const shown = onlyNoHand ? here.filter((entry) => entry.handPlace === null) : roster
  return (
    <section className={css.panel} aria-label={t('roster.label')}>
      <div className={css.head}>
        <span>{t('roster.count', { here: here.length, total: students.length })}</span>
        {isTeacher && here.length > 0 && (
          <Checkbox label={t('roster.onlyNoHand')} isChecked={onlyNoHand} onCheckedChange={setOnlyNoHand} />
        )}
      </div>
      <Reason className={css.reason}>{command.refusal}</Reason>
      {students.length === 0 ? <p className={css.empty}>{t('roster.empty')}</p> : null}
      {onlyNoHand && shown.length === 0 ? <p className={css.empty}>{t('roster.emptyFilter')}</p> : null}
      <ul className={css.list}>
        {shown.map((entry) => (
          <RosterRow
            key={entry.person.userId}
            entry={entry}
            command={isTeacher ? command : null}
            onRemove={() => setRemoving(entry)}
          />
        ))}
      </ul>
      {removing && <RemoveDialog person={removing.person} onClose={() => setRemoving(null)} />}
    </section>
  )
}

interface RosterRowProps {
  entry: RosterEntry
  // `null` for those who may only look.
  command: CommandState | null
  onRemove: () => void
}

function RosterRow({ entry, command, onRemove }: RosterRowProps) {
  const t = useTranslate()
  const me = useMe()
  const { person, handPlace } = entry
  const isStudent = person.role === 'student'
  const facts = factsOf(entry, t)
  return (
    <li className={css.row} data-presence={person.presence}>
      <Avatar name={person.name} size={32} isDecorative />
      <div className={css.who}>
        <div className={css.name}>
          {person.userId === me?.userId ? t('room.nameOfYou', { name: person.name }) : person.name}
          {!isStudent && (
            <>
              {' '}
              <RoleBadge />
            </>
          )}
        </div>
        {facts.length > 0 && <div className={css.facts}>{facts.join(' · ')}</div>}
      </div>
      {handPlace !== null && (
        <span className={css.hand}>
          <HandIcon size={14} aria-hidden />
          <span aria-hidden>{handPlace}</span>
          <VisuallyHidden>{t('roster.handUp', { place: handPlace })}</VisuallyHidden>
        </span>
      )}
      {person.presence === 'here' && <Devices entry={entry} />}
      {command && isStudent && person.presence !== 'gone' && (
        <StudentMenu entry={entry} command={command} onRemove={onRemove} />
      )}
    </li>
  )
}

function Devices({ entry: { person } }: { entry: RosterEntry }) {
  const t = useTranslate()
  const { mic, camera } = person.media
  return (
    <span className={css.devices}>
      <span className={css.device} data-on={mic}>
        {mic ? <MicIcon size={16} aria-hidden /> : <MicOffIcon size={16} aria-hidden />}
        <VisuallyHidden>{t(mic ? 'tile.micOn' : 'tile.micOff')}</VisuallyHidden>
      </span>
      <span className={css.device} data-on={camera}>
        {camera ? <CameraIcon size={16} aria-hidden /> : <CameraOffIcon size={16} aria-hidden />}
        {!camera && <VisuallyHidden>{t('tile.cameraOff')}</VisuallyHidden>}
      </span>
    </span>
  )
}

function factsOf({ person, invitedTo, isOnStage, canDraw }: RosterEntry, t: Translate): readonly string[] {
  const facts: (string | false)[] = [
    person.presence === 'lost' && t('roster.lost'),
    person.presence === 'gone' && t('roster.gone'),
    isOnStage && t('roster.onStage'),
    person.speaking && !isOnStage && t('roster.speaking'),
    canDraw && t('roster.hasPen'),
    invitedTo !== null && t('roster.invited'),
    person.micBlocked && t('roster.micBlocked'),
  ]
  return facts.filter((fact) => fact !== false)
}
