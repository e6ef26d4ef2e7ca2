import { useSession } from '@hwjy/sdk'
import { Button, DropdownMenu, IconButton } from '@hwjy/ui'
import { CalendarPlus, EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonPath } from '../../../shared/lesson/lesson-paths.ts'
import { dateWithWeekday } from '../../../shared/time/lesson-time.ts'
import { useServerMinute } from '../../../shared/time/use-server-minute.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { RescheduleDialog } from '../../../shared/timetable/reschedule-dialog.tsx'
import { Timetable } from '../../../shared/timetable/timetable.tsx'
import type { TimetableLesson } from '../../../shared/timetable/timetable-lesson.ts'
import { FeedDialog } from '../feed-dialog.tsx'
import * as css from '../timetable-page.css.ts'
import { useTimetableAddress } from '../use-timetable-address.ts'
import { CalledOffTray } from './called-off-tray.tsx'
import { LessonPeek } from './lesson-peek.tsx'
import { canCallOff, useLessonChanges } from './use-lesson-changes.ts'
import { useTeacherSchedule } from './use-teacher-schedule.ts'

type Opened =
  | { what: 'peek'; lesson: TimetableLesson }
  | { what: 'move'; lesson: TimetableLesson; startsAt: number | null }
  | { what: 'feed' }

/** A teacher's timetable: every lesson is seen, moved, called off and deleted here. */
export default function TeacherTimetablePage() {
  const { t, i18n } = useTranslation('schedule')
  const { userInfo } = useSession()
  const now = useServerMinute()
  const zone = useViewerZone()
  const { date, view, setDate, setView } = useTimetableAddress(now)
  const { schedule, nextLessonAt } = useTeacherSchedule(view, date)
  const schoolZone = schedule.data?.schoolTimeZone ?? zone
  const movesLeft = schedule.data?.remainingAdjustments ?? null
  const noMoves = schedule.data?.adjustmentsPerMonth === 0 ? t('movesNotOffered') : t('movesNone')
  const changes = useLessonChanges({ now, schoolZone })
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const move = (lesson: TimetableLesson, startsAt: number | null = null) =>
    setOpened({ what: 'move', lesson, startsAt })
  const peeked = opened?.what === 'peek' ? newest(opened.lesson, schedule.data?.lessons ?? []) : null
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t('heading')}</h1>
        <Button onClick={() => setOpened({ what: 'feed' })}>
          <CalendarPlus aria-hidden size={18} />
          {t('subscribe')}
        </Button>
      </header>
      <CalledOffTray now={now} onMove={move} />
      <Timetable
        schedule={schedule}
        date={date}
        onDateChange={setDate}
        view={view}
        onViewChange={setView}
        now={now}
        nextLessonAt={nextLessonAt}
        onOpen={(lesson) => setOpened({ what: 'peek', lesson })}
        onMove={move}
        company={({ studentCount }) => t('students', { count: studentCount })}
        pageOf={({ lessonId }) => lessonPath.page('teacher', lessonId)}
        dayAction={({ lessons }) => {
          const standing = lessons.filter(canCallOff)
          const [first] = standing
          if (!first) return null
          const day = dateWithWeekday(new Date(first.startTime), i18n.language, zone)
          return (
            <DropdownMenu
              align="end"
              trigger={
                <IconButton
                  label={t('day.more', { day })}
                  icon={<EllipsisVertical aria-hidden size={18} />}
                  size="sm"
                />
              }
              items={[
                { label: t('day.callOff', { count: standing.length }), onSelect: () => void changes.callOff(standing) },
              ]}
            />
          )
        }}
        aside={
          movesLeft !== null && (
            <p className={css.fact}>{movesLeft === 0 ? noMoves : t('movesLeft', { count: movesLeft })}</p>
          )
        }
      />
      {peeked && (
        <LessonPeek
          lesson={peeked}
          now={now}
          schoolZone={schoolZone}
          movesLeft={movesLeft}
          noMoves={noMoves}
          onMove={() => move(peeked)}
          onCallOff={() => void changes.callOff([peeked])}
          onRemove={() => void changes.remove(peeked).then((isGone) => isGone && close())}
          onClose={close}
        />
      )}
      {opened?.what === 'move' && (
        <RescheduleDialog
          key={`${opened.lesson.lessonId} ${opened.startsAt}`}
          lesson={opened.lesson}
          startsAt={opened.startsAt}
          now={now}
          schoolZone={schoolZone}
          movesLeft={movesLeft}
          viewerId={userInfo?.userId}
          check={changes.check}
          suggest={changes.suggest}
          canMoveSeries={opened.lesson.courseKind === 'systematic'}
          save={changes.move}
          onClose={close}
        />
      )}
      {opened?.what === 'feed' && <FeedDialog userRole="teacher" onClose={close} />}
    </div>
  )
}

/** The lesson as it was read last: it may begin, or be called off, while it is looked at. */
const newest = (lesson: TimetableLesson, lessons: readonly TimetableLesson[]) =>
  lessons.find(({ lessonId }) => lessonId === lesson.lessonId) ?? lesson
