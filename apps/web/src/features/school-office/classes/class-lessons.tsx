import { type SchoolClassDetail, useCallOffSchoolLessons, useSession } from '@hwjy/sdk'
import {
  Button,
  Card,
  EmptyState,
  IconButton,
  Link as StyledLink,
  List,
  ListItem,
  useConfirm,
  useToast,
} from '@hwjy/ui'
import { CalendarClock, CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import { schoolZone, useViewerZone } from '../../../shared/time/time-zone.ts'
import { usePlaceName } from '../../../shared/time/use-place-name.ts'
import { dateTimeText } from '../date-time-text.ts'
import * as css from '../office.css.ts'
import { MoveLessonDialog } from './move-lesson-dialog.tsx'

type OfficeLesson = SchoolClassDetail['lessons'][number]

/** The lessons of a class. Those that have not begun can be moved and called off, unless a teacher decides about them. */
export function ClassLessons({ detail, onPlan }: { detail: SchoolClassDetail; onPlan: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const confirm = useConfirm()
  const toast = useToast()
  const dateTime = dateTimeText()
  const place = usePlaceName()
  const zone = useViewerZone()
  const atSchool = schoolZone() ?? zone
  const { userInfo } = useSession()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: callOff } = useCallOffSchoolLessons(atOnce)
  const [moving, setMoving] = useState<OfficeLesson | null>(null)
  const { lessons } = detail
  const { classId, className, courseKind, teacher } = detail.class
  const isOffices = courseKind === 'systematic'
  const open = isOffices ? lessons.filter(({ hasBegun }) => !hasBegun) : []

  async function take(called: readonly OfficeLesson[], title: string, confirmLabel: string) {
    const isSure = await confirm({ title, description: t('lessons.callOffText'), confirmLabel, tone: 'danger' })
    if (!isSure) return
    const lessonIds = called.map(({ lessonId }) => lessonId)
    if (await run(() => callOff({ data: { classId, lessonIds } })))
      toast.show(t('lessons.calledOff', { count: called.length }), { tone: 'success' })
  }
  return (
    <Card asChild className={css.card}>
      <section>
        <div className={css.cardHead}>
          <h2 className={css.cardTitle}>{t('classes.lessonList')}</h2>
          {open.length > 0 && (
            <Button
              size="sm"
              isBusy={isBusy}
              onClick={() =>
                void take(open, t('lessons.endTitle', { className, count: open.length }), t('lessons.end'))
              }
            >
              {t('lessons.end')}
            </Button>
          )}
        </div>
        {lessons.length > 0 && (
          <p className={css.muted}>
            {zone === atSchool
              ? t('lessons.zone', { place: place(zone) })
              : t('lessons.schoolZone', { place: place(zone), school: place(atSchool) })}
          </p>
        )}
        <CallNotice problem={problem} />
        {lessons.length === 0 ? (
          <EmptyState
            drawing="lessons"
            title={t('classes.noLessons')}
            {...(isOffices && {
              description: t('classes.noLessonsText'),
              action: <Button onClick={onPlan}>{t('series.plan')}</Button>,
            })}
          />
        ) : (
          <List label={t('classes.lessonList')}>
            {lessons.map((lesson) => {
              const { lessonId, lessonNo, lessonName, startTime } = lesson
              const name = <span lang="zh-Hans">{lessonName}</span>
              return (
                <ListItem
                  key={lessonId}
                  leading={<span className={css.muted}>{lessonNo}</span>}
                  title={
                    // The page of a lesson is its teacher's.
                    teacher.personId === userInfo?.userId ? (
                      <StyledLink asChild>
                        <Link to={teacherPath.lesson(lessonId)}>{name}</Link>
                      </StyledLink>
                    ) : (
                      name
                    )
                  }
                  description={<time dateTime={startTime}>{dateTime(startTime)}</time>}
                  trailing={
                    open.includes(lesson) && (
                      <>
                        <IconButton
                          size="sm"
                          label={t('lessons.moveOne', { name: lessonName })}
                          icon={<CalendarClock aria-hidden size={18} />}
                          onClick={() => setMoving(lesson)}
                        />
                        <IconButton
                          size="sm"
                          label={t('lessons.callOffOne', { name: lessonName })}
                          icon={<CalendarX2 aria-hidden size={18} />}
                          onClick={() =>
                            void take([lesson], t('lessons.callOffTitle', { name: lessonName }), t('lessons.callOff'))
                          }
                        />
                      </>
                    )
                  }
                />
              )
            })}
          </List>
        )}
        {moving && <MoveLessonDialog classId={classId} lesson={moving} onClose={() => setMoving(null)} />}
      </section>
    </Card>
  )
}
