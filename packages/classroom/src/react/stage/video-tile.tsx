import { Avatar, VisuallyHidden } from '@hwjy/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Participant } from '../../core/room/room-types.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useVolume } from '../hooks/use-media.ts'
import { MicIcon, MicOffIcon } from '../shared/icons.ts'
import { useIsInView } from './use-is-in-view.ts'
import * as css from './video-tile.css.ts'

export interface VideoTileProps {
  person: Participant
  isMe: boolean
  /** False on a weak network: the picture rests, the voice stays. [R32] */
  isVideoShown?: boolean
  tag?: ReactNode
}

export function VideoTile({ person, isMe, isVideoShown = true, tag }: VideoTileProps) {
  const t = useTranslate()
  const volume = useVolume(person.userId)
  const { mic, camera } = person.media
  const isLost = person.presence !== 'here'
  const hasVideo = camera && isVideoShown && !isLost
  const state = isLost
    ? t('tile.lost')
    : camera && !isVideoShown
      ? t('tile.savingNetwork')
      : camera
        ? null
        : t('tile.cameraOff')
  return (
    <figure className={css.tile} data-volume={mic ? volume : 0} data-presence={person.presence} data-mine={isMe}>
      {hasVideo ? (
        <Picture userId={person.userId} isMe={isMe} />
      ) : (
        <div className={css.placeholder}>
          <Avatar name={person.name} size={40} isDecorative />
          <span className={css.state}>{state}</span>
        </div>
      )}
      {tag && <span className={css.tag}>{tag}</span>}
      <figcaption className={css.caption}>
        <span className={css.name}>{isMe ? t('room.nameOfYou', { name: person.name }) : person.name}</span>
        <span className={css.mic}>
          {mic ? <MicIcon size={14} aria-hidden /> : <MicOffIcon size={14} aria-hidden />}
          <VisuallyHidden>{t(mic ? 'tile.micOn' : 'tile.micOff')}</VisuallyHidden>
        </span>
      </figcaption>
    </figure>
  )
}

// Subscribes only while it can be seen: a picture scrolled out of sight costs nothing.
function Picture({ userId, isMe }: { userId: string; isMe: boolean }) {
  const { rtc } = useClassroom()
  const element = useRef<HTMLDivElement>(null)
  const isInView = useIsInView(element)
  useEffect(() => {
    if (!element.current || !isInView) return
    return rtc.attach(isMe ? 'local-camera' : { userId, kind: 'camera' }, element.current, 'cover')
  }, [rtc, userId, isMe, isInView])
  return <div ref={element} className={css.video} data-mirrored={isMe} />
}
