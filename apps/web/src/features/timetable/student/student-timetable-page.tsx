import { Button } from '@hwjy/ui'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonPath } from '../../../shared/lesson/lesson-paths.ts'
import { useServerMinute } from '../../../shared/time/use-server-minute.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { Timetable } from '../../../shared/timetable/timetable.tsx'
import type { TimetableLesson } from '../../../shared/timetable/timetable-lesson.ts'
import { FeedDialog } from '../feed-dialog.tsx'
import * as css from '../timetable-page.css.ts'
import { useTimetableAddress } from '../use-timetable-address.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { StudentLessonActs } from './student-lesson-acts.tsx'
import { StudentLessonPeek } from './student-lesson-peek.tsx'
import { useStudentSchedule } from './use-student-schedule.ts'

type Opened = { what: 'peek' | 'leave'; lesson: TimetableLesson } | { what: 'feed' }

/** A student's timetable: when lessons are, what homework is due, and who cannot come says so here. */
export default function StudentTimetablePage() {
  const { t } = useTranslation('schedule')
  const now = useServerMinute()
  const zone = useViewerZone()
  const { date, view, setDate, setView } = useTimetableAddress(now)
  const { schedule, due, nextLessonAt } = useStudentSchedule(view, date)
  const schoolZone = schedule.data?.schoolTimeZone ?? zone
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const askLeave = (lesson: TimetableLesson) => setOpened({ what: 'leave', lesson })
  const newest = ({ lessonId }: TimetableLesson) => schedule.data?.lessons.find((each) => each.lessonId === lessonId)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{t('ownHeading')}</h1>
        <Button onClick={() => setOpened({ what: 'feed' })}>
          <CalendarPlus aria-hidden size={18} />
          {t('subscribe')}
        </Button>
      </header>
      <Timetable
        schedule={schedule}
        date={date}
        onDateChange={setDate}
        view={view}
        onViewChange={setView}
        now={now}
        nextLessonAt={nextLessonAt}
        due={due}
        onOpen={(lesson) => setOpened({ what: 'peek', lesson })}
        company={({ teacher }) => teacher.name}
        pageOf={({ lessonId }) => lessonPath.page('student', lessonId)}
        action={(lesson) => <StudentLessonActs lesson={lesson} now={now} onLeave={() => askLeave(lesson)} />}
      />
      {opened?.what === 'peek' && (
        <StudentLessonPeek
          lesson={newest(opened.lesson) ?? opened.lesson}
          now={now}
          schoolZone={schoolZone}
          onLeave={() => askLeave(opened.lesson)}
          onClose={close}
        />
      )}
      {opened?.what === 'leave' && (
        <LeaveDialog lesson={opened.lesson} now={now} schoolZone={schoolZone} onClose={close} />
      )}
      {opened?.what === 'feed' && <FeedDialog userRole="student" onClose={close} />}
    </div>
  )
}
