import { Avatar, VisuallyHidden } from '@hwjy/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Participant } from '../../core/room/room-types.ts'
import { useClassroom, useTranslate } from '../hooks/classroom-context.ts'
import { useVolume } from '../hooks/use-media.ts'
import { HandIcon, MicIcon, MicOffIcon, PrizeIcon, SignalIcon } from '../shared/icons.ts'
import * as css from './video-tile.css.ts'

export interface VideoTileProps {
  person: Participant
  isMe: boolean
  /** False on a weak network: the picture rests, the voice stays. [R32] */
  isVideoShown?: boolean
  /** The picture rests because enough others move; the network is not to blame. */
  isStill?: boolean
  /** Shows my own picture as in a mirror. Default true. */
  isMirrored?: boolean
  /** Place in the queue of hands, from 1; 0 without a hand up. */
  handPlace?: number
  /** Stars, flowers and trophies of this lesson, together. */
  prizes?: number
  tag?: ReactNode
}

export function VideoTile({
  person,
  isMe,
  isVideoShown = true,
  isStill = false,
  isMirrored = true,
  handPlace = 0,
  prizes = 0,
  tag,
}: VideoTileProps) {
  const t = useTranslate()
  const volume = useVolume(person.userId)
  const { mic, camera } = person.media
  const isLost = person.presence !== 'here'
  const hasPicture = camera && isVideoShown && !isLost
  const state = isLost
    ? t('tile.lost')
    : camera && !isVideoShown
      ? t('tile.savingNetwork')
      : camera || isStill
        ? null
        : t('tile.cameraOff')
  return (
    <figure className={css.tile} data-volume={mic ? volume : 0} data-presence={person.presence} data-mine={isMe}>
      {/* The person, until there is a picture. */}
      <div className={css.placeholder}>
        <Avatar name={person.name} src={person.avatar} size={40} isDecorative />
        <span className={css.state}>{state}</span>
      </div>
      {hasPicture && <Picture userId={person.userId} isMe={isMe} isMirrored={isMe && isMirrored} isResting={isStill} />}
      {tag && <span className={css.tag}>{tag}</span>}
      {handPlace > 0 && (
        <span className={css.hand}>
          <HandIcon size={14} aria-hidden />
          <span aria-hidden>{handPlace}</span>
          <VisuallyHidden>{t('roster.handUp', { place: handPlace })}</VisuallyHidden>
        </span>
      )}
      <figcaption className={css.caption}>
        <span className={css.name}>{isMe ? t('room.nameOfYou', { name: person.name }) : person.name}</span>
        {prizes > 0 && (
          <span className={css.prizes}>
            <PrizeIcon size={12} fill="currentColor" aria-hidden />
            <span aria-hidden>{prizes}</span>
            <VisuallyHidden>{t('tile.prizes', { count: prizes })}</VisuallyHidden>
          </span>
        )}
        {person.network && (
          <span className={css.weak} title={t('signal.poor')}>
            <SignalIcon size={14} aria-hidden />
            <VisuallyHidden>{t('signal.poor')}</VisuallyHidden>
          </span>
        )}
        <span className={css.mic}>
          {mic ? <MicIcon size={14} aria-hidden /> : <MicOffIcon size={14} aria-hidden />}
          <VisuallyHidden>{t(mic ? 'tile.micOn' : 'tile.micOff')}</VisuallyHidden>
        </span>
      </figcaption>
    </figure>
  )
}

interface PictureProps {
  userId: string
  isMe: boolean
  isMirrored: boolean
  isResting: boolean
}

// The engine receives it while it is in sight, in the size that is seen. [R36] While it rests, its last picture stays.
function Picture({ userId, isMe, isMirrored, isResting }: PictureProps) {
  const { rtc } = useClassroom()
  const element = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (isResting || !element.current) return
    const [place, still] = [element.current, last.current]
    const detach = rtc.attach(isMe ? 'local-camera' : { userId, kind: 'camera' }, place, { fit: 'cover', isMirrored })
    return () => {
      keepPicture(place, still)
      detach()
    }
  }, [rtc, userId, isMe, isMirrored, isResting])
  return (
    <>
      <canvas ref={last} className={css.still} aria-hidden />
      <div ref={element} className={css.video} />
    </>
  )
}

function keepPicture(place: HTMLElement, canvas: HTMLCanvasElement | null): void {
  const video = place.querySelector('video')
  if (!video || !canvas || video.videoWidth === 0) return
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
}
