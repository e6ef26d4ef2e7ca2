import { useClassroom, useMe, useStage } from '@hwjy/classroom/react'
import { DropdownMenu, IconButton, type MenuItem } from '@hwjy/ui'
import { AppWindow, PictureInPicture2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { thisDevice } from '../../shared/device-kind.ts'
import { appWindows } from '../../shared/windows/app-windows.ts'
import { hasPictureWindow, hasVideoPicture, liftFirstVideo, openPictureWindow } from './picture-window.ts'
import * as css from './room-windows.css.ts'

/** The class beside other work: its picture over all windows, or the whole room in a window of its own. */
export function RoomWindows({ onMoved }: { onMoved: () => void }) {
  const { t } = useTranslation('room')
  const [picture, setPicture] = useState<Window | null>(null)
  // A window that is only the room needs no way out of the page.
  const canMove = thisDevice() === 'desktop' && window.opener === null

  async function showPicture() {
    if (!hasPictureWindow()) return liftFirstVideo()
    const opened = await openPictureWindow()
    opened.addEventListener('pagehide', () => setPicture(null))
    setPicture(opened)
  }
  const items: MenuItem[] = []
  if (hasPictureWindow() || hasVideoPicture()) {
    const icon = <PictureInPicture2 aria-hidden size={16} />
    // Refused without a press, or while no picture plays: the class goes on where it is.
    items.push({ label: t('windows.picture'), icon, onSelect: () => void showPicture().catch(() => undefined) })
  }
  if (canMove) {
    items.push({
      label: t('windows.own'),
      icon: <AppWindow aria-hidden size={16} />,
      onSelect: () => appWindows.openRoom(window.location.href) && onMoved(),
    })
  }
  if (items.length === 0) return null
  return (
    <>
      <DropdownMenu
        trigger={<IconButton size="sm" label={t('windows.label')} icon={<AppWindow aria-hidden size={18} />} />}
        items={items}
      />
      {picture && createPortal(<TeacherPicture onClose={() => picture.close()} />, picture.document.body)}
    </>
  )
}

/** In the small window: the teacher, or their name while the camera is off. Closes with the class. */
function TeacherPicture({ onClose }: { onClose: () => void }) {
  const { rtc } = useClassroom()
  const { teacher } = useStage()
  const me = useMe()
  const element = useRef<HTMLDivElement>(null)
  const userId = teacher?.media.camera ? teacher.userId : null
  const isMe = userId !== null && userId === me?.userId

  useEffect(() => {
    if (!element.current || userId === null) return
    return rtc.attach(isMe ? 'local-camera' : { userId, kind: 'camera' }, element.current, 'cover')
  }, [rtc, userId, isMe])
  useEffect(() => onClose, [onClose])

  return (
    <div className={css.picture}>
      <div ref={element} className={css.video} />
      <span className={css.name}>{teacher?.name}</span>
    </div>
  )
}
