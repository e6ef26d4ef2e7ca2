import { clsx } from 'clsx'
import { Avatar, personAddress } from '@hwjy/ui'
import type { Participant } from '../../core/room/room-types.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { useNetworkStep } from '../hooks/use-network.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useStage } from '../hooks/use-stage.ts'
import { showsVideo } from '../media/weak-network.ts'
import * as css from './stage-pane.css.ts'
import { VideoTile } from './video-tile.tsx'

/** The teacher, the student on stage, those who may speak, me when my camera is on, then other open cameras. */
export function StagePane() {
  const t = useTranslate()
  const { language } = useClassroom()
  const me = useMe()
  const step = useNetworkStep()
  const { teacher, floorStudent, speakers, me: mine, others } = useStage()
  const invited = useRoom(({ invitations, participants }) => {
    const invitation = invitations.find(({ to }) => to === 'stage')
    return invitation ? (participants[invitation.userId]?.name ?? null) : null
  })
  // My own seat appears with my camera; a placeholder of myself would only take room from the others.
  const people = [teacher, floorStudent, ...speakers, mine?.media.camera ? mine : null, ...others].filter(
    (person): person is Participant => person !== null,
  )
  const count = people.length + (floorStudent ? 0 : 1)
  return (
    <ul
      className={clsx(css.stage, count > 2 && css.crowded)}
      data-count={count > 2 ? 'many' : 'few'}
      aria-label={t('stage.label')}
    >
      {!teacher && (
        <li className={css.seat}>
          <AwaySeat />
        </li>
      )}
      {people.map((person) => (
        <li key={person.userId} className={css.seat}>
          <VideoTile
            person={person}
            isMe={person.userId === me?.userId}
            isVideoShown={
              person.userId === me?.userId ||
              showsVideo(step, { isTeacher: person === teacher, isOnFloor: !others.includes(person) })
            }
            tag={person === floorStudent ? t('stage.onStage') : undefined}
          />
        </li>
      ))}
      {!floorStudent && (
        <li className={css.seat}>
          <div className={css.free}>
            {invited ? t('stage.invited', { name: personAddress(invited, language) }) : t('stage.free')}
          </div>
        </li>
      )}
    </ul>
  )
}

function AwaySeat() {
  const t = useTranslate()
  return (
    <div className={css.free}>
      <span>
        <Avatar name={t('room.teacher')} size={32} isDecorative />
        <br />
        {t('room.teacher')}: {t('tile.away')}
      </span>
    </div>
  )
}
