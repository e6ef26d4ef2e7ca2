import { Button, SegmentedControl } from '@hwjy/ui'
import { useEffect, useRef } from 'react'
import type { UserId } from '../../../core/room/ids.ts'
import type { RoomContent } from '../../../core/room/room-types.ts'
import { ShareVolume } from '../../devices/share-volume.tsx'
import { useClassroom, useTranslate } from '../../hooks/classroom-context.ts'
import { useMedia } from '../../hooks/use-media.ts'
import { useRoomView } from '../../room/room-view.ts'
import { ScreenOffIcon } from '../../shared/icons.ts'
import { lateView } from '../../shared/late-view.tsx'
import { usePersonAddress } from '../../hooks/use-person-address.ts'
import { useRoom } from '../../hooks/use-room.ts'
import * as css from '../board-pane.css.ts'
import { Magnifier } from './magnifier.tsx'
import { corner } from './take-picture.css.ts'
import { pictureOfTrack, screenPicture } from './screen-picture.ts'

const TakePicture = lateView(() => import('./take-picture.tsx').then((module) => module.TakePicture))

const noScreen = () => new DOMException('The screen has no picture yet', 'InvalidStateError')

/** A shared screen in the place of the board; words in its place for the person who shares it. */
export const SharedScreen = ({ userId, isMine }: { userId: UserId; isMine: boolean }) =>
  isMine ? <OwnScreen /> : <Screen userId={userId} />

function Screen({ userId }: { userId: UserId }) {
  const t = useTranslate()
  const { rtc } = useClassroom()
  const address = usePersonAddress()
  const isSmall = useRoomView()?.areas.isThumbnail ?? false
  const name = useRoom((room) => room.participants[userId]?.name ?? '')
  const element = useRef<HTMLDivElement>(null)
  useEffect(
    () => (element.current ? rtc.attach({ userId, kind: 'screen' }, element.current, { fit: 'contain' }) : undefined),
    [rtc, userId],
  )
  return (
    <>
      <Magnifier name={t('screen.of', { name: address(name) })} isSmall={isSmall}>
        <div ref={element} className={css.screen} />
      </Magnifier>
      <ShareVolume userId={userId} />
      {!isSmall && (
        <div className={corner}>
          <TakePicture
            take={(name) => {
              const video = element.current?.querySelector('video')
              return video ? screenPicture(video, name) : Promise.reject(noScreen())
            }}
          />
        </div>
      )}
    </>
  )
}

// Showing it here would show a room within a room within a room.
function OwnScreen() {
  const t = useTranslate()
  const { rtc } = useClassroom()
  const { turnOff } = useMedia()
  return (
    <div className={css.sharing}>
      <strong>{t('screen.mine')}</strong>
      <p className={css.sharingHint}>{t('screen.mineHint')}</p>
      <TakePicture
        take={(name) => {
          const track = rtc.track('local-screen')
          return track ? pictureOfTrack(track, name) : Promise.reject(noScreen())
        }}
      />
      <Button tone="primary" onClick={() => void turnOff('screen')}>
        <ScreenOffIcon size={16} aria-hidden />
        {t('media.screenOff')}
      </Button>
    </div>
  )
}

export interface ScreenSwitchProps {
  /** Names the person who shares. */
  name: string
  shown: RoomContent
  onChange: (shown: RoomContent) => void
}

/** Leads from the shared screen to the board, and back. */
export function ScreenSwitch({ name, shown, onChange }: ScreenSwitchProps) {
  const t = useTranslate()
  const address = usePersonAddress()
  return (
    <div className={css.viewSwitch}>
      <SegmentedControl
        size="sm"
        label={t('screen.of', { name: address(name) })}
        value={shown}
        onValueChange={(value) => onChange(value === 'screen' ? 'screen' : 'board')}
        options={[
          { value: 'screen', label: t('view.screen') },
          { value: 'board', label: t('view.board') },
        ]}
      />
    </div>
  )
}
