import { type ClassDetail, useGetCourseEnd } from '@hwjy/sdk'
import { Button, Card, Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { exactTime } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'

/** Says whether the class is through, and how it can go on. */
export function EndTab({ detail }: { detail: ClassDetail }) {
  const { t, i18n } = useTranslation('classes')
  const zone = useViewerZone()
  const { classId } = detail.class
  const end = useGetCourseEnd({ classId })
  if (!end.data)
    return (
      <NoAnswer
        query={end}
        title={t('end.error')}
        waiting={
          <Waiting>
            <Skeleton shape="box" height="9rem" />
          </Waiting>
        }
      />
    )
  const { isEnded, lessonsLeft, lastEndTime, extensionMax } = end.data
  return (
    <Card className={list.card}>
      <h2 className={list.cardTitle}>{isEnded ? t('end.ended') : t('end.left', { count: lessonsLeft })}</h2>
      {lastEndTime !== null && (
        <p>
          {t(isEnded ? 'end.lastWas' : 'end.lastIs', { time: exactTime(new Date(lastEndTime), i18n.language, zone) })}
        </p>
      )}
      {extensionMax > 0 && (
        <>
          <p className={list.muted}>{t('end.extendText', { count: extensionMax })}</p>
          <div className={list.actions}>
            <Button asChild tone="primary">
              <Link to={teacherPath.extend(classId)}>{t('end.extend')}</Link>
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
