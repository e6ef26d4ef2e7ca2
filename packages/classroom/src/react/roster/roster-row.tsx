import { Avatar, VisuallyHidden } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import type { RosterEntry } from '../hooks/use-participants.ts'
import type { Translate } from '../i18n/labels.ts'
import { useWords } from '../i18n/use-words.ts'
import { CameraIcon, CameraOffIcon, HandIcon, MicIcon, MicOffIcon } from '../shared/icons.ts'
import { lateView } from '../shared/late-view.tsx'
import { RoleBadge } from '../shared/role-badge.tsx'
import { TurnWaiting } from '../speaking/turn-waiting.tsx'
import * as css from './roster-panel.css.ts'
import { rosterWords } from './roster-words.ts'
import type { RosterWords } from './words/en-US.ts'
import { StudentMenu } from './student-menu.tsx'

const ReactionMark = lateView(() =>
  import('../tools/reactions/reaction-mark.tsx').then((module) => module.ReactionMark),
)

export interface RosterRowProps {
  entry: RosterEntry
  /** Null for those who may only look. */
  command: CommandState | null
  onRemove: () => void
}

export function RosterRow({ entry, command, onRemove }: RosterRowProps) {
  const t = useTranslate()
  const tArea = useWords(rosterWords)
  const me = useMe()
  const { person, handPlace } = entry
  const isStudent = person.role === 'student'
  const facts = factsOf(entry, t, tArea, command !== null)
  return (
    <div className={css.row} data-presence={person.presence}>
      <Avatar name={person.name} src={person.avatar} size={32} isDecorative />
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
        <TurnWaiting userId={person.userId} name={person.name} command={command} />
      </div>
      {handPlace !== null && (
        <span className={css.hand}>
          <HandIcon size={14} aria-hidden />
          <span aria-hidden>{handPlace}</span>
          <VisuallyHidden>{t('roster.handUp', { place: handPlace })}</VisuallyHidden>
        </span>
      )}
      <ReactionMark userId={person.userId} />
      {person.presence === 'here' && <Devices entry={entry} />}
      {command && isStudent && person.presence !== 'gone' && (
        <StudentMenu entry={entry} command={command} onRemove={onRemove} />
      )}
    </div>
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

type AreaTranslate = (key: keyof RosterWords, values?: Readonly<Record<string, number>>) => string

/** @param seesAll the teacher, who also sees networks and counts */
function factsOf(
  { person, invitedTo, isOnStage, canDraw, prizes }: RosterEntry,
  t: Translate,
  tArea: AreaTranslate,
  seesAll: boolean,
): readonly string[] {
  const facts: (string | false)[] = [
    person.presence === 'lost' && t('roster.lost'),
    person.presence === 'gone' && t('roster.gone'),
    isOnStage && t('roster.onStage'),
    person.speaking && !isOnStage && t('roster.speaking'),
    canDraw && t('roster.hasPen'),
    invitedTo !== null && t('roster.invited'),
    person.micBlocked && t('roster.micBlocked'),
    person.cameraBlocked === true && tArea('cameraBlocked'),
    seesAll && person.network !== undefined && tArea(`network.${person.network}`),
    seesAll && person.handsRaised > 0 && tArea('hands', { count: person.handsRaised }),
    prizes > 0 && tArea('prizes', { count: prizes }),
  ]
  return facts.filter((fact) => fact !== false)
}
