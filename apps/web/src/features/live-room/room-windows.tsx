import { DropdownMenu, IconButton, type MenuItem } from '@hwjy/ui'
import { AppWindow, PictureInPicture2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { thisDevice } from '../../shared/devices/device-kind.ts'
import { appWindows } from '../../shared/windows/app-windows.ts'
import { hasPictureWindow, hasVideoPicture, liftFirstVideo, openPictureWindow } from './picture-window.ts'
import { TeacherPicture } from './teacher-picture.tsx'

/** Shows the class beside other work: its picture above all windows, or the whole room in a window of its own. */
export function RoomWindows({ onMoved }: { onMoved: () => void }) {
  const { t } = useTranslation('room')
  const [picture, setPicture] = useState<Window | null>(null)
  // A window that is only the room needs no way out of the page.
  const canMove = thisDevice() === 'desktop' && window.opener === null

  // The small window closes with the class, and with the page that shows it.
  useEffect(() => () => picture?.close(), [picture])

  async function showPicture() {
    if (!hasPictureWindow()) return liftFirstVideo()
    const opened = await openPictureWindow()
    // Another one may have taken its place.
    opened.addEventListener('pagehide', () => setPicture((shown) => (shown === opened ? null : shown)))
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
      {picture && createPortal(<TeacherPicture onBack={() => backFrom(picture)} />, picture.document.body)}
    </>
  )
}

function backFrom(picture: Window) {
  picture.close()
  window.focus()
}
