import {
  BarButton,
  DeviceControls,
  StudentTools,
  useClassroom,
  useCommand,
  useMe,
  useStage,
} from '@hwjy/classroom/react'
import { Avatar } from '@hwjy/ui'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './room-windows.css.ts'

/**
 * Content of the small window: the teacher, or their name while the camera is off, and the most used controls of a
 * class.
 * @param onBack closes the window, and the page comes to the front
 */
export function TeacherPicture({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('room')
  const { teacher } = useStage()
  const me = useMe()
  const command = useCommand()
  return (
    <div className={css.picture}>
      <div className={css.video}>
        {teacher?.media.camera ? (
          <Camera userId={teacher.userId} isMe={teacher.userId === me?.userId} />
        ) : (
          teacher && <Avatar name={teacher.name} size={80} isDecorative />
        )}
        <span className={css.name}>{teacher?.name}</span>
      </div>
      <output className={css.refusal}>{command.refusal}</output>
      <section aria-label={t('windows.controls')} className={css.controls}>
        <DeviceControls onDenied={command.explain} />
        {me?.isTeacher === false && <StudentTools command={command} />}
        <BarButton label={t('windows.back')} icon={<Undo2 size={22} />} onClick={onBack} />
      </section>
    </div>
  )
}

function Camera({ userId, isMe }: { userId: string; isMe: boolean }) {
  const { rtc } = useClassroom()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!element.current) return
    return rtc.attach(isMe ? 'local-camera' : { userId, kind: 'camera' }, element.current)
  }, [rtc, userId, isMe])
  return <div ref={element} className={css.camera} />
}
